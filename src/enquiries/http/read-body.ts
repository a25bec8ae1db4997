import type { IncomingMessage } from 'node:http';

/** The most a form may weigh, in bytes. */
export const bodyLimit = 16 * 1024;

/** The most that is kept of a longer one, in bytes, for its sender to have the words back. */
export const shownBackLimit = 1024 * 1024;

export interface ReceivedBody {
  /** Empty when it was too long to be kept. */
  bytes: Buffer;
  /** `long`: over `bodyLimit`, and here to be shown back. `dropped`: too long for that, or there was no room. */
  length: 'taken' | 'long' | 'dropped';
}

/** The sender left before the end. */
export class BodyAbortedError extends Error {
  override name = 'BodyAbortedError';
  /** Node's own for a connection that ended early: whoever sees it knows that nobody is there to be answered. */
  readonly code = 'ECONNRESET';
}

/**
 * Reads a request's body to its end. One over `bodyLimit` is kept if `hasRoom` says so, and waits for that unread.
 * @throws BodyAbortedError
 */
export function readBody(
  request: IncomingMessage,
  hasRoom: () => Promise<boolean> = async () => false,
): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  let received = 0;
  let length: ReceivedBody['length'] = 'taken';

  function receive(chunk: Buffer): void {
    received += chunk.length;
    // What comes after the limit is read and forgotten: a connection cut here would reach the sender as a network
    // error. How long and how much is the server's own limit.
    if (length === 'dropped') return;
    chunks.push(chunk);
    if (received > shownBackLimit) drop();
    else if (received > bodyLimit && length === 'taken') askForRoom();
  }

  function askForRoom(): void {
    length = 'long';
    request.pause();
    void hasRoom().then((has) => {
      if (!has) drop();
      request.resume();
    });
  }

  function drop(): void {
    length = 'dropped';
    chunks.length = 0;
  }

  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new BodyAbortedError('The sender left before the end of the body.'));
    request.on('data', receive);
    request.on('end', () => resolve({ bytes: Buffer.concat(chunks), length }));
    request.on('error', abort);
    request.on('close', abort);
  });
}
