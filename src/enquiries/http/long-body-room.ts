import type { ServerResponse } from 'node:http';
import { whenClosed } from '../../http/when-closed.ts';

/**
 * Room for bodies that are too long to be taken and are held only to be shown back: a few at a time, since each is in
 * memory several times over, read, parsed and rendered, until a sender who may read slowly has the answer.
 */
export interface LongBodyRoom {
  /** Resolves with whether a place came free in time; it is held until the answer is over. */
  enter(response: ServerResponse): Promise<boolean>;
}

export interface LongBodyRoomOptions {
  /** At a time. */
  mostBodies?: number;
  /** Milliseconds to wait for a place; well below what the server gives a request to arrive. */
  patience?: number;
}

export function createLongBodyRoom({
  mostBodies = 8,
  patience = 8_000,
}: LongBodyRoomOptions = {}): LongBodyRoom {
  const waiting = new Set<() => void>();
  let taken = 0;

  async function enter(response: ServerResponse): Promise<boolean> {
    if (!(await takePlace())) return false;
    if (response.destroyed) leave();
    else whenClosed(response, leave);
    return true;
  }

  function takePlace(): Promise<boolean> {
    if (taken < mostBodies) {
      taken += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => answer(false), patience);
      const take = (): void => answer(true);
      function answer(hasPlace: boolean): void {
        clearTimeout(timer);
        waiting.delete(take);
        resolve(hasPlace);
      }
      waiting.add(take);
    });
  }

  // The place goes to whoever waits longest.
  function leave(): void {
    const [take] = waiting;
    if (take) take();
    else taken -= 1;
  }

  return { enter };
}
