import { chownSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnquiryConfig } from '../../src/config/config.ts';
import { webhookSecret } from '../harness/enquiries/mock-downstream.ts';
import { canJail, inJail } from '../harness/jail.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';
import { startServerProcess } from './fixtures/server-process.ts';

const isPossible = canJail();
if (!isPossible)
  console.warn('A machine without a temporary folder is NOT tested: run as root, with unshare.');

// Every folder but the data folder is read-only, as in a container that was given no /tmp.
describe.runIf(isPossible)('no temporary folder', () => {
  test('with every channel configured posts are stored, and readiness is green', async () => {
    expect(await postInJail({})).toEqual({ statuses: [201, 201, 201], readiness: 'ok' });
  });

  test('mutation: a store that keeps its temporary tables in files takes no post, and readiness says so', async () => {
    const worker = new URL('./fixtures/temporary-files-worker.ts', import.meta.url);
    const found = await postInJail({ WORKER: worker.href });
    expect(found.statuses).toEqual([503, 503, 503]);
    expect(found.readiness).not.toBe('ok');
  });
});

async function postInJail(variables: Record<string, string>) {
  await using folder = await createTemporaryFolder();
  chownSync(folder.path, 65534, 65534);
  const environment = {
    DATA_DIR: folder.path,
    QUOTE_FORWARD_URL: 'http://127.0.0.1:9/form',
    WEBHOOK_URL: 'http://127.0.0.1:9/hook',
    WEBHOOK_SECRET: webhookSecret,
    SMTP_URL: 'smtp://127.0.0.1:9',
    NOTIFY_EMAIL: 'owner@example.com',
    ACK_EMAIL: 'on',
  };
  expect(readEnquiryConfig(environment).mail?.acknowledges).toBe(true);
  await using server = await startServerProcess(
    { ...environment, ...variables },
    inJail(['env'], folder.path),
  );
  const statuses: number[] = [];
  for (const name of ['Lakshmi', 'Ravi', 'Sita']) {
    const answer = await fetch(`${server.url}/quote`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ name, phone: '90000 00000', email: 'visitor@example.com' }),
    });
    statuses.push(answer.status);
  }
  let readiness = '';
  await expect
    .poll(async () => (readiness = await (await fetch(`${server.url}/readyz`)).text()), { timeout: 10_000 })
    .not.toMatch(/timeout|locked/);
  return { statuses, readiness };
}
