import type { IncomingMessage } from 'node:http';

/** Whether a request asks for nothing but what may be answered from memory: no body, and no condition on time or age. */
export function isPlainRequest({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    // A reload, or a condition that takes more than a comparison: Koa's path knows them.
    headers['cache-control'] === undefined &&
    headers['if-modified-since'] === undefined
  );
}
