import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportOpenFiles } from '../../../src/ops/open-files.ts';
import { keepLogLines } from '../../harness/log-lines.ts';
import { createTemporaryFolder } from '../../harness/temporary-folder.ts';

test.each([
  ['1024', 1024],
  ['2100', 2100],
])(
  '%s open files are too few for 2,048 connections: one warning with both figures',
  async (soft, openFiles) => {
    expect(await report(soft)).toEqual([
      expect.objectContaining({ level: 'warn', event: 'boot', maxConnections: 2048, openFiles }),
    ]);
  },
);

test.each(['65536', 'unlimited'])('%s open files are enough, and nothing is said', async (soft) => {
  expect(await report(soft)).toEqual([]);
});

test('where the system does not say how many, nothing is said', async () => {
  const { log, lines } = keepLogLines();
  await reportOpenFiles(2048, log, '/nowhere/limits');
  expect(lines).toEqual([]);
});

async function report(soft: string) {
  await using folder = await createTemporaryFolder();
  const file = join(folder.path, 'limits');
  await writeFile(
    file,
    `Limit                     Soft Limit           Hard Limit           Units     
Max processes             63399                63399                processes 
Max open files            ${soft.padEnd(21)}${'524288'.padEnd(21)}files     
`,
  );
  const { log, lines } = keepLogLines();
  await reportOpenFiles(2048, log, file);
  return lines;
}
