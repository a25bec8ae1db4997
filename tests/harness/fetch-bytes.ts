import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As they came over the wire: nothing is decompressed. */
  body: Buffer;
}

export interface FetchBytesOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** One request over a connection of its own, without the help of a client that decodes or follows. */
export function fetchBytes(
  url: string,
  { method = 'GET', headers = {}, body }: FetchBytesOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
