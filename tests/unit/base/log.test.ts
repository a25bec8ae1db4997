import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDestination, createLog } from '../../../src/base/log.ts';
import { createTemporaryFolder } from '../../harness/temporary-folder.ts';

test('a line is written when the call returns, in ISO time and in its order', async () => {
  await using folder = await createTemporaryFolder();
  const file = join(folder.path, 'log');
  const log = createLog({ logLevel: 'info' }, createDestination(openSync(file, 'a')));
  log.info({ event: 'one' }, 'first');
  log.info({ event: 'two', phone: '+919876543210' }, 'दो');
  const [first, second] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    event: 'one',
    msg: 'first',
  });
  expect(second).toMatchObject({ event: 'two', phone: '[redacted]', msg: 'दो' });
});

test.each([
  ['nobody reads the log any more', () => closedDescriptor()],
  ['the disk of the log is full', () => openSync('/dev/full', 'a')],
])('where %s the site goes on', (_, open) => {
  const log = createLog({ logLevel: 'info' }, createDestination(open()));
  for (let line = 0; line < 10; line += 1) log.info({ event: 'boot' }, 'boot');
});

function closedDescriptor(): number {
  const fd = openSync('/dev/null', 'a');
  closeSync(fd);
  return fd;
}
