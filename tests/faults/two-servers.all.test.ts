import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startMockDownstream, webhookSecret } from '../harness/enquiries/mock-downstream.ts';
import { openSqliteStore } from '../harness/enquiries/open-sqlite-store.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';
import { postVisitor } from './fixtures/post-visitor.ts';
import { type ServerProcess, startServerProcess } from './fixtures/server-process.ts';

const patient = { timeout: 14_000 };

test('a second server on a data folder takes posts, delivers nothing, is not ready, and gives up with a sentence', async () => {
  await using folder = await createTemporaryFolder();
  await using downstream = await startMockDownstream();
  await using first = await startServerProcess(variables(folder.path, downstream.url));
  await expect.poll(() => readiness(first), patient).toBe('ok');
  await using second = await startServerProcess({
    ...variables(folder.path, downstream.url),
    LOCK_WAIT_MS: '10000',
  });
  // A busy machine may let its store answer late at first.
  await expect.poll(() => readiness(second), { timeout: 8_000 }).toBe('locked');
  const posts = Array.from({ length: 10 }, (_, index) =>
    postVisitor((index % 2 ? first : second).url, `Visitor ${index}`),
  );
  expect(await Promise.all(posts)).not.toContain(null);
  const [exitCode] = await once(second.process, 'exit');
  expect(exitCode).toBe(75);
  expect(second.errors()).toMatch(/Another server works on the data folder .*: process \d+ on .+ since /);

  await using store = await openSqliteStore({ path: join(folder.path, 'enquiries.db') });
  await expect.poll(async () => (await store.countEnquiries({ since: 0 })).pendingMessages, patient).toBe(0);
  const delivered = references(downstream.received);
  expect(delivered).toHaveLength(10);
  expect(new Set(delivered).size).toBe(10);
});

test('a server that was killed, or whose lock file is rubbish, keeps nobody out', async () => {
  await using folder = await createTemporaryFolder();
  await using downstream = await startMockDownstream();
  const killed = await startServerProcess(variables(folder.path, downstream.url));
  await expect.poll(() => readiness(killed), patient).toBe('ok');
  await killed.kill();
  // As a container that is made again finds it: the same process id on a machine of another name.
  writeFileSync(join(folder.path, 'lock.txt'), `process ${process.pid} on another machine\n`);
  writeFileSync(join(folder.path, 'lock.db'), 'rubbish'.repeat(1_000));
  await using next = await startServerProcess(variables(folder.path, downstream.url));
  await expect.poll(() => readiness(next), patient).toBe('ok');
});

test('a server that waits takes over once the other one has stopped', async () => {
  await using folder = await createTemporaryFolder();
  await using downstream = await startMockDownstream();
  await using first = await startServerProcess(variables(folder.path, downstream.url));
  await expect.poll(() => readiness(first), patient).toBe('ok');
  await using second = await startServerProcess(variables(folder.path, downstream.url));
  first.process.kill('SIGTERM');
  await expect.poll(() => readiness(second), patient).toBe('ok');
  expect(await postVisitor(second.url, 'Visitor 1')).not.toBeNull();
  await expect.poll(() => references(downstream.received), patient).toHaveLength(1);
});

test('mutation: without the lock both deliver, and something arrives twice', async () => {
  await using folder = await createTemporaryFolder();
  // Never answers: the first attempt is still under way when the second server starts.
  await using downstream = await startMockDownstream(() => {});
  const environment = { ...variables(folder.path, downstream.url), STORE: 'without-lock' };
  await using first = await startServerProcess(environment);
  expect(await postVisitor(first.url, 'Visitor 1')).not.toBeNull();
  await expect.poll(() => references(downstream.received), patient).toHaveLength(1);
  await using _second = await startServerProcess(environment);
  await expect.poll(() => references(downstream.received), patient).toHaveLength(2);
});

function variables(folder: string, webhook: string): Record<string, string> {
  return { DATA_DIR: folder, WEBHOOK_URL: webhook, WEBHOOK_SECRET: webhookSecret };
}

async function readiness({ url }: ServerProcess): Promise<string> {
  return (await fetch(`${url}/readyz`)).text();
}

function references(received: readonly { body: string }[]): string[] {
  return received.map(({ body }) => JSON.parse(body).data.reference).filter((found) => found !== undefined);
}
