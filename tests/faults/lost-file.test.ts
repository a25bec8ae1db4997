import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { distDir } from '../../src/build/paths.ts';
import { openSqliteStore } from '../harness/enquiries/open-sqlite-store.ts';
import { quoteSubmission } from '../harness/enquiries/submission.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';
import { startMutatedSite } from './fixtures/mutated-site.ts';

test('a file that was deleted while the site was stopped is an error line with the way back; forms are taken meanwhile', async () => {
  await using folder = await createTemporaryFolder();
  await runOnce(folder.path);
  deleteFile(folder.path);
  let command = '';
  {
    await using site = await startBuiltSite({ DATA_DIR: folder.path });
    await expect.poll(() => lostFileLines(site)).toHaveLength(1);
    const [line] = lostFileLines(site);
    expect(line).toMatchObject({ level: 'error', command: expect.stringMatching(/^backups\.js restore /) });
    command = String(line?.command);
    // Neither the visitor nor a monitor that restarts what is red is to suffer from it.
    expect(await post(site)).toBe(303);
    expect((await fetch(`${site.url}/readyz/store`, { headers: { connection: 'close' } })).status).toBe(200);
    await stop(site);
  }
  const [program = '', ...words] = command.split(' ');
  execFileSync(process.execPath, [distDir + program, ...words], { env: { DATA_DIR: folder.path } });
  await using restored = await openSqliteStore({ path: join(folder.path, 'enquiries.db') });
  expect((await restored.countEnquiries({ since: 0 })).enquiries).toBe(1);
});

test('a first start and an ordinary one say nothing of it', async () => {
  await using folder = await createTemporaryFolder();
  for (let start = 0; start < 2; start += 1) {
    await using site = await startBuiltSite({ DATA_DIR: folder.path });
    await expect.poll(site.output).toContain('"event":"boot"');
    expect(lostFileLines(site)).toEqual([]);
    await stop(site);
  }
});

test('mutation: without a look at the backups nobody is told', async () => {
  await using folder = await createTemporaryFolder();
  await runOnce(folder.path);
  deleteFile(folder.path);
  await using site = await startMutatedSite(['no look at the backups'], { DATA_DIR: folder.path });
  await expect.poll(site.output).toContain('"event":"boot"');
  expect(lostFileLines(site)).toEqual([]);
});

/** Leaves a folder with one enquiry in its file and in a backup of it. */
async function runOnce(folder: string): Promise<void> {
  await using store = await openSqliteStore({ path: join(folder, 'enquiries.db') });
  await store.submitEnquiry(quoteSubmission());
  await using site = await startBuiltSite({ DATA_DIR: folder });
  await expect.poll(site.output, { timeout: 10_000 }).toContain('Backup made');
  await stop(site);
}

function deleteFile(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith('enquiries.db')) rmSync(join(folder, name));
}

async function stop({ process }: BuiltSite): Promise<void> {
  const exited = once(process, 'exit');
  process.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
}

async function post({ url }: BuiltSite): Promise<number> {
  const body = new URLSearchParams({ name: 'Lakshmi', phone: '90000 00000' });
  // What is kept open is waited for when the site stops.
  const headers = { connection: 'close' };
  return (await fetch(`${url}/quote`, { method: 'POST', body, redirect: 'manual', headers })).status;
}

function lostFileLines(site: BuiltSite): Record<string, unknown>[] {
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"event":"lost-file"'));
  return lines.map((line) => JSON.parse(line));
}
