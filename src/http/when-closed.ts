import type { ServerResponse } from 'node:http';

type WatchedResponse = ServerResponse & { [callbacks]?: (() => void)[] };

const callbacks = Symbol('callbacks of a closed response');

/**
 * Calls back once when a response is over, sent or broken off, in the order in which it was asked. One listener for
 * all who ask: a dozen of them on each response cost more than what they do, and Node warns of a leak.
 */
export function whenClosed(response: ServerResponse, callback: () => void): void {
  const watched: WatchedResponse = response;
  const waiting = watched[callbacks];
  if (waiting) {
    waiting.push(callback);
    return;
  }
  const own = [callback];
  watched[callbacks] = own;
  response.on('close', () => {
    for (const call of own) call();
  });
}
