import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../../harness/temporary-folder.ts';

const rounds = 100;

test('two processes that open a new store at the same instant both have it', async () => {
  const opener = fileURLToPath(new URL('../../../../harness/enquiries/open-at.ts', import.meta.url));
  const openers = [fork(opener), fork(opener)];
  await Promise.all(openers.map(answer));
  const ends: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await using folder = await createTemporaryFolder();
    const at = Date.now() + 5;
    const answers = Promise.all(openers.map(answer));
    for (const child of openers) child.send({ path: join(folder.path, 'enquiries.db'), at });
    ends.push(...(await answers));
  }
  for (const child of openers) child.kill();
  expect(ends.filter((end) => end !== 'opened')).toEqual([]);
});

async function answer(child: ChildProcess): Promise<unknown> {
  const [end] = await once(child, 'message');
  return end;
}
