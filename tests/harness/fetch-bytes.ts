import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As they came over the wire: nothing is decompressed. */
  body: Buffer;
  /** The body of an answer that is not compressed. */
  text: string;
}

export interface FetchBytesOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Posted as a browser does; a string as it is. */
  form?: Record<string, string> | string;
}

/** One request over a connection of its own, without the help of a client that decodes or follows. */
export function fetchBytes(url: string, { form, ...options }: FetchBytesOptions = {}): Promise<Answer> {
  const posted = form !== undefined && {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...options.headers },
    body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  };
  const { body, ...asked } = { ...options, ...posted };
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...asked, agent: false }, async (response) => {
      const { statusCode: status = 0, headers } = response;
      try {
        const bytes = await buffer(response);
        resolve({ status, headers, body: bytes, text: bytes.toString() });
      } catch (error) {
        reject(error);
      }
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
