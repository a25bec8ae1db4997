import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../../../harness/enquiries/open-sqlite-store.ts';
import { run, runEntry } from '../../../harness/enquiries/run-enquiries.ts';
import { lakshmi, quoteSubmission } from '../../../harness/enquiries/submission.ts';

test('what lies aside is found by the command itself, without the files beside it', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission());
  for (const ending of ['.before-restore-1', '.before-restore-1-wal', '.damaged-2'])
    writeFileSync(store.path + ending, '');
  const { stdout } = await runEntry(dirname(store.path), 'check --json');
  expect(stdout).toContain('enquiries.db.before-restore-1.');
  expect(stdout).toContain('enquiries.db.damaged-2.');
  expect(stdout).not.toContain('-wal');
});

test.each([
  ['export --format json | head -c 1', 0, /^\[$/, /^$/],
  ['export --format json > /dev/full', 74, /^$/, /^The output could not be written: .*no space/],
])('%s ends without a stack trace', async (words, exitCode, stdout, stderr) => {
  await using store = await openSqliteStore();
  const message = 'x'.repeat(2000);
  const submissions = Array.from({ length: 200 }, (_, count) =>
    quoteSubmission({ contentHash: `${count}`, fields: { message } }),
  );
  await Promise.all(submissions.map((submission) => store.submitEnquiry(submission)));
  const end = await runEntry(dirname(store.path), words);
  expect(end).toEqual({
    exitCode,
    stdout: expect.stringMatching(stdout),
    stderr: expect.stringMatching(stderr),
  });
});

test.each([
  ['nonsense'],
  ['show'],
  ['show', 'O0'],
  ['forget'],
  ['forget', '--phone', '1', '--email', 'a@example.com'],
  ['list', '--state', 'lost'],
  ['list', '--limit', '-1'],
  ['export', '--format', 'pdf'],
  ['list', '--unknown'],
  ['backup'],
])('%s %s is not understood, says why, and opens nothing where it need not', async (...words) => {
  await using store = await openSqliteStore();
  const end = await run(store, ...words);
  expect(end.exitCode).toBe(2);
  expect(end.complaint.length).toBeGreaterThan(20);
});

test('the command works beside a server that has the same file open', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(lakshmi));
  const { stdout } = await runEntry(dirname(store.path), 'withdraw K7M4X2PF --json');
  expect(JSON.parse(stdout)).toEqual({ reference: 'K7M4X2PF', state: 'withdrawn' });
  expect((await store.findByReference({ reference: 'K7M4X2PF' }))?.enquiry.state).toBe('withdrawn');
  expect(existsSync(`${store.path}-wal`)).toBe(true);
});
