import { once } from 'node:events';
import { mkdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import {
  accepts,
  type Behaviour,
  startMockDownstream,
  webhookSecret,
} from '../harness/enquiries/mock-downstream.ts';
import { startMockSmtp } from '../harness/enquiries/mock-smtp.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';
import { canary, canaryFiles, canaryLines } from './fixtures/canary.ts';
import { pushCanary } from './fixtures/canary-paths.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';

/** Fails in the visitor's own words, as some services do. */
const echoes: Behaviour = (response, request) => {
  if (request.url === '/redirect')
    response.writeHead(302, { Location: `/?name=${encodeURIComponent(canary.name)}` });
  else response.writeHead(500, { 'X-Error': encodeURIComponent(canary.name) });
  response.end(`No such person: ${JSON.stringify(canary)}`);
};

test('no piece of a visitor’s identity is in anything the process wrote, the store and its backups aside', async () => {
  const { output, files, lines, events } = await followCanary();
  // Each of these paths was taken; without them the test would look at nothing.
  for (const event of [
    'enquiry',
    'delivery',
    'digest',
    'withdrawal',
    'backup',
    'refused',
    'recovery',
    'stopped',
  ]) {
    expect([...events]).toContain(event);
  }
  expect(output.includes('Enquiry could not be stored and was shown back')).toBe(true);
  expect(lines).toEqual([]);
  expect(files).toEqual([]);
});

test('mutation: one log line that carries the form is found', async () => {
  await using site = await startMutatedSite(['a line that carries the form'], { LOG_LEVEL: 'info' });
  await pushCanary(site);
  expect(canaryLines(await stop(site)).length).toBeGreaterThan(0);
});

async function followCanary() {
  await using folder = await createTemporaryFolder();
  const [dataDir, temporary] = [join(folder.path, 'data'), join(folder.path, 'tmp')];
  await mkdir(temporary);
  await using downstream = await startMockDownstream(echoes);
  await using smtp = await startMockSmtp();
  smtp.answerWith(`550 5.1.1 ${canary.name} <${canary.email}> is not here`);
  const environment = {
    LOG_LEVEL: 'trace',
    DATA_DIR: dataDir,
    TMPDIR: temporary,
    QUOTE_FORWARD_URL: `${downstream.url}/redirect`,
    CONTACT_FORWARD_URL: `${downstream.url}/contact`,
    WEBHOOK_URL: `${downstream.url}/webhook`,
    WEBHOOK_SECRET: webhookSecret,
    SMTP_URL: smtp.url,
    NOTIFY_EMAIL: 'owner@example.com',
    ACK_EMAIL: 'on',
    DIGEST_HOUR: '0',
  };
  let output = '';
  let stored: string[] = [];
  {
    await using failing = await startBuiltSite(environment);
    stored = await pushCanary(failing);
    await withdraw(failing, stored.at(-1) ?? '');
    output += await stop(failing);
  }
  downstream.behave(accepts);
  smtp.answerWith('250 ok');
  {
    // What was pending is tried again at once, and the backup made at the start holds it.
    await using healed = await startBuiltSite(environment);
    await expect.poll(healed.output, { timeout: 10_000 }).toContain('"msg":"Message delivered"');
    await unlink(join(dataDir, 'enquiries.db'));
    await pushCanary(healed);
    await postWhileLocked(healed, join(dataDir, 'enquiries.db'));
    output += await stop(healed);
  }
  // The address of an enquiry is the key to it.
  const tokens = stored.map((path) => path.split('/')[2] ?? '').filter((token) => token.length === 43);
  const files = canaryFiles(folder.path, (path) => /^data\/(?:enquiries\.db|backups\/)/.test(path));
  const keys = output.split('\n').filter((line) => tokens.some((token) => line.includes(token)));
  return { output, files, lines: [...canaryLines(output), ...keys], events: eventsOf(output) };
}

async function postWhileLocked({ url }: BuiltSite, path: string): Promise<void> {
  using other = new DatabaseSync(path);
  other.exec('begin immediate');
  const body = new URLSearchParams({ ...canary, service: '' });
  const answer = await fetch(`${url}/contact`, { method: 'POST', body });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(canary.message);
}

async function withdraw({ url }: BuiltSite, path: string): Promise<void> {
  const body = new URLSearchParams({ confirm: 'yes', reason: canary.message });
  await fetch(`${url}${path}/withdraw?name=${canary.name}`, { method: 'POST', redirect: 'manual', body });
}

/** Ends the process as an operator would; resolves with all it wrote. */
async function stop(site: BuiltSite): Promise<string> {
  const exited = once(site.process, 'close');
  site.process.kill('SIGTERM');
  await exited;
  return site.output();
}

function eventsOf(output: string): Set<string> {
  return new Set(output.split('\n').flatMap((line) => /"event":"([\w-]+)"/.exec(line)?.[1] ?? []));
}
