import { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createLongBodyRoom } from '../../../../src/enquiries/http/long-body-room.ts';

function response(): ServerResponse {
  return new ServerResponse({ method: 'POST' } as never);
}

test('a place is held until its answer is over, and then goes to whoever waits longest', async () => {
  const room = createLongBodyRoom({ mostBodies: 1 });
  const inside = response();
  expect(await room.enter(inside)).toBe(true);
  const entered: string[] = [];
  const first = response();
  const second = room.enter(first).then(() => entered.push('second'));
  const third = room.enter(response()).then(() => entered.push('third'));
  await Promise.resolve();
  expect(entered).toEqual([]);
  inside.emit('close');
  await second;
  expect(entered).toEqual(['second']);
  first.emit('close');
  await third;
  expect(entered).toEqual(['second', 'third']);
});

test('whoever waited too long has no place, and takes none later', async () => {
  const room = createLongBodyRoom({ mostBodies: 1, patience: 20 });
  const inside = response();
  await room.enter(inside);
  expect(await room.enter(response())).toBe(false);
  inside.emit('close');
  expect(await room.enter(response())).toBe(true);
});

test('a sender that has left gives its place back at once', async () => {
  const room = createLongBodyRoom({ mostBodies: 1, patience: 20 });
  const gone = response();
  gone.destroy();
  await room.enter(gone);
  expect(await room.enter(response())).toBe(true);
});
