import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSqliteStore } from '../../src/enquiries/store/sqlite-store.ts';
import { startEnquirySite } from '../harness/enquiries/enquiry-site.ts';
import { workerUrl } from '../harness/enquiries/open-sqlite-store.ts';
import { canMount, mountSmallDisk } from './fixtures/small-disk.ts';

const isAllowed = canMount();
if (!isAllowed) console.warn('A full disk is NOT tested: run as a user that may mount a tmpfs.');

describe.runIf(isAllowed)('full disk', () => {
  test('on a full disk a form comes back with its words, pages go on, and all is well once there is room', async () => {
    const found = await fillDisk(workerUrl);
    expect(found).toEqual({
      refused: [503],
      keptWords: true,
      pageWhileFull: 200,
      readiness: ['full', 'ok'],
      afterwards: 303,
      lost: 0,
    });
  });

  test('mutation: an answer before the commit loses what the disk had no room for', async () => {
    const found = await fillDisk(new URL('./fixtures/early-answer-worker.ts', import.meta.url));
    expect(found.lost).toBeGreaterThan(0);
  });
});

async function fillDisk(worker: URL) {
  await using disk = mountSmallDisk('1m');
  const path = join(disk.path, 'enquiries.db');
  const filler = join(disk.path, 'filler');
  const store = createSqliteStore({ path, workerUrl: worker });
  await using site = await startEnquirySite({ store });
  const accepted: string[] = [];
  const post = async (name: string): Promise<Response> => {
    const answer = await site.post(
      '/quote',
      { name, phone: '90000 00000' },
      { 'x-forwarded-for': `10.0.0.${name.length}` },
    );
    if (answer.status === 303) accepted.push(answer.headers.get('location') ?? '');
    return answer;
  };
  await post('Before');
  const [page = ''] = accepted;

  for (let bytes = 4096; bytes > 0; bytes = fill(filler, bytes)) {}
  const answers = [await post('Full 1'), await post('Full 22'), await post('Full 333')];
  const refused = answers.filter(({ status }) => status !== 303);
  const words = await Promise.all(refused.map((answer) => answer.text()));
  const whileFull = (await site.enquiries.health()).store;
  const pageWhileFull = (await fetch(site.url + page)).status;
  await new Promise((resolve) => setTimeout(resolve, 600));

  rmSync(filler);
  const afterwards = (await post('Room 4444')).status;
  const readiness = [whileFull, (await site.enquiries.health()).store];
  await new Promise((resolve) => setTimeout(resolve, 400));
  const shown = await Promise.all(
    accepted.map(async (url) => (await (await fetch(site.url + url)).json()) as { status: unknown }),
  );
  return {
    refused: [...new Set(refused.map(({ status }) => status))],
    keptWords:
      words.length === 3 &&
      words.every((text, index) => text.includes(`Full ${String(index + 1).repeat(index + 1)}`)),
    pageWhileFull,
    readiness,
    afterwards,
    lost: shown.filter(({ status }) => status === null).length,
  };
}

// Appends until the disk is full, in ever smaller pieces; returns the size of the next piece.
function fill(file: string, bytes: number): number {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    return bytes;
  } catch {
    return Math.floor(bytes / 2);
  }
}
