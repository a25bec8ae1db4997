import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDestination, createLog } from '../../../src/base/log.ts';
import { keepLogLines } from '../../harness/log-lines.ts';
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

/** Writes more than any pipe holds, a line a turn of the event loop, and ends with 7 once that is done. */
const writer = `
  import { createLog } from ${JSON.stringify(new URL('../../../src/base/log.ts', import.meta.url))};
  const log = createLog({ logLevel: 'info' });
  for (let line = 0; line < 5000; line += 1) {
    log.info({ event: 'request', line }, 'x'.repeat(400));
    if (line % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  process.exit(7);
`;

test.each(['a pipe', 'a socket'])(
  'where the reader of %s stops reading the process goes on',
  async (kind) => {
    await using folder = await createTemporaryFolder();
    const pipe = join(folder.path, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // Open for reading too, and never read.
    const fd = openSync(pipe, 'r+');
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer], {
      stdio: ['ignore', kind === 'a pipe' ? fd : 'pipe', 'inherit'],
    });
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    const [exitCode] = await once(child, 'exit');
    clearTimeout(late);
    closeSync(fd);
    expect(exitCode).toBe(7);
  },
);

test('a reader that comes back has whole lines, in their order', async () => {
  const staying = writer.replace('process.exit(7)', "process.stderr.write('written')");
  const child = spawn(process.execPath, ['--input-type=module', '-e', staying]);
  await once(child.stderr, 'data');
  let text = '';
  for await (const part of child.stdout.setEncoding('utf8')) text += part;
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).line);
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
});

test('of an error its words and codes are logged, and none of its own fields, those of a cause included', () => {
  const { log, lines } = keepLogLines();
  const cause = Object.assign(new Error('refused'), { detail: 'canary' });
  const err = Object.assign(new TypeError('Invalid URL', { cause }), {
    code: 'ERR_INVALID_URL',
    input: 'postgresql://site:canary@host:99999/site',
    errors: [Object.assign(new Error('one of them'), { address: 'canary' })],
  });
  log.error({ event: 'fault', err }, 'failed');
  log.error({ event: 'fault', err: 'canary' }, 'failed');
  expect(lines[0]).toMatchObject({ err: { type: 'TypeError', code: 'ERR_INVALID_URL' } });
  expect(JSON.stringify(lines)).not.toContain('canary');
});
