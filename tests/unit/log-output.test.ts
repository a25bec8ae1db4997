import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLogOutput } from '../../src/base/log-output.ts';
import { createTemporaryFolder } from './enquiries/fixtures/temporary-folder.ts';

test('the lines of one turn are written together at its end, in their order', async () => {
  await using folder = await createTemporaryFolder();
  const file = join(folder.path, 'log');
  const output = createLogOutput(openSync(file, 'a'));
  output.write('{"one":1}\n');
  output.write('{"two":"दो"}\n');
  expect(readFileSync(file, 'utf8')).toBe('');
  await setImmediate();
  expect(readFileSync(file, 'utf8')).toBe('{"one":1}\n{"two":"दो"}\n');
});

test('many lines in one turn are not held until its end', async () => {
  await using folder = await createTemporaryFolder();
  const file = join(folder.path, 'log');
  const output = createLogOutput(openSync(file, 'a'));
  for (let line = 0; line < 100; line += 1) output.write(`${'x'.repeat(200)}\n`);
  expect(readFileSync(file, 'utf8').length).toBeGreaterThan(10_000);
});

test('where nobody reads the log any more the site goes on', async () => {
  await using folder = await createTemporaryFolder();
  const fd = openSync(join(folder.path, 'log'), 'a');
  const output = createLogOutput(fd);
  closeSync(fd);
  output.write('{"one":1}\n');
  await setImmediate();
});
