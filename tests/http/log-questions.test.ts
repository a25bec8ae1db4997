import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startMutatedSite } from '../faults/fixtures/mutated-site.ts';
import { startMockDownstream, webhookSecret } from '../harness/enquiries/mock-downstream.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';

const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');
const quote = new URLSearchParams({ name: 'Lakshmi', phone: '+919848022222' });

/** Made for one request, so refused in an overload. */
const madePage = '/contact?service=marble-polishing';

/** The lines of the README's six questions, as they stand there. */
function questions(): string[] {
  const [, section = ''] = readme.split('\n### Six questions\n');
  const [text = ''] = section.split('\n## ');
  return [...text.matchAll(/^ +(logs \| jq .*)$/gm)].map(([, line = '']) => line);
}

/** What a server writes in which an enquiry is delivered, pages are refused and a backup is made. */
async function logOfBusyServer(): Promise<string> {
  await using downstream = await startMockDownstream();
  await using site = await startMutatedSite(['nobody admitted'], {
    WEBHOOK_URL: downstream.url,
    WEBHOOK_SECRET: webhookSecret,
  });
  for (const path of ['/', '/pricing', '/pricing', '/nowhere']) await fetch(site.url + path);
  const refused = await Promise.all([fetch(site.url + madePage), fetch(site.url + madePage)]);
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  await fetch(`${site.url}/quote`, { method: 'POST', body: quote, redirect: 'manual' });
  for (const sentence of ['Message delivered', 'The overload is over', 'restored for trial'])
    await expect.poll(site.output, { timeout: 10_000 }).toContain(sentence);
  return site.output();
}

/** What a server writes that has nowhere to store anything. */
async function logOfServerWithoutStore(): Promise<string> {
  await using site = await startMutatedSite([], { DATA_DIR: '/dev/null/nowhere' });
  const answer = await fetch(`${site.url}/quote`, { method: 'POST', body: quote, redirect: 'manual' });
  expect(answer.status).toBe(503);
  await expect.poll(site.output).toContain('could not be stored');
  return site.output();
}

const hasJq = spawnSync('jq', ['--version']).status === 0;

test.skipIf(!hasJq)(
  'each of the six questions is answered from what a server wrote',
  { timeout: 60_000 },
  async () => {
    const written = (await Promise.all([logOfServerWithoutStore(), logOfBusyServer()])).join('');
    await using folder = await createTemporaryFolder();
    const file = join(folder.path, 'log');
    await writeFile(file, `${written}A line that is not JSON\n`);
    const answers = questions().map((line) =>
      execFileSync('sh', ['-c', `logs() { grep '^{' "$0"; }; ${line}`, file], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map((answer) => JSON.parse(answer)),
    );
    expect(answers).toHaveLength(6);
    const [faults, enquiries, slow, refusals, overloads, backups] = answers;

    expect(faults).toContainEqual(
      expect.objectContaining({ event: 'enquiry', error: expect.stringMatching(/./) }),
    );
    // After 9 AM in Hyderabad the day's digest is delivered as well.
    expect(enquiries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ level: 'error', event: 'enquiry' }),
        expect.objectContaining({ event: 'enquiry', reference: expect.any(String), isQuarantined: false }),
        expect.objectContaining({ event: 'delivery', channel: 'webhook', result: expect.any(String) }),
      ]),
    );
    expect(slow).toContainEqual({ route: '/pricing', n: 2, p95: expect.any(Number) });
    expect(refusals).toContainEqual({ status: 404, route: 'unmatched', n: 1 });
    expect(refusals).toContainEqual({ status: 503, route: '/contact', n: 2 });
    expect(overloads).toEqual([{ time: expect.any(String), refused: expect.any(Number) }]);
    const backup = expect.stringMatching(/^enquiries-.*\.db$/);
    expect(backups).toEqual([
      expect.objectContaining({ event: 'backup', level: 'info', backup, bytes: expect.any(Number) }),
      expect.objectContaining({ event: 'rehearsal', level: 'info', backup, enquiries: expect.any(Number) }),
    ]);
  },
);
