import type { IncomingMessage } from 'node:http';

/** The most a form may weigh, in bytes. */
export const bodyLimit = 16 * 1024;

/** The body was longer than the limit. The rest is let run out, so that the sender hears the answer. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
  readonly status = 413;
}

/** The sender left before the end. */
export class BodyAbortedError extends Error {
  override name = 'BodyAbortedError';
  /** Node's own for a connection that ended early: whoever sees it knows that nobody is there to be answered. */
  readonly code = 'ECONNRESET';
}

/** Reads a request's body up to a limit. @throws BodyTooLargeError, BodyAbortedError */
export function readBody(request: IncomingMessage, limit = bodyLimit): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      // What comes after the limit is read and forgotten: a connection cut here would reach the sender as a network
      // error. How long and how much is the server's own limit.
      if (length <= limit) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () => {
      if (length > limit)
        reject(new BodyTooLargeError(`The body is ${length} bytes, at most ${limit} are taken.`));
      else resolve(Buffer.concat(chunks));
    });
    request.on('error', () => reject(new BodyAbortedError('The sender left before the end of the body.')));
    request.on('close', () => reject(new BodyAbortedError('The sender left before the end of the body.')));
  });
}
