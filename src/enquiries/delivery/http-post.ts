import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { DeliveryError } from './message.ts';

export interface HttpPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs?: number | undefined;
  /** Whether the other side has taken the body; without it, where the status is 2xx. */
  isTaken?: (answer: HttpAnswer) => boolean;
}

export interface HttpAnswer {
  status: number;
  /** As the other side wrote it. */
  location: string | undefined;
}

/** The longest an attempt may take, from the connection to the last byte that is read. */
const postTimeoutMs = 15_000;

const maxAnswerBytes = 64 * 1024;

/**
 * Posts a body and resolves with the status in words, once the other side has taken it. Anything else rejects: another answer,
 * one that breaks off or is not over at the deadline. No redirect is followed. Of a long answer the first 64 KiB are read.
 * Not `fetch`: that decodes a compressed answer of any size, asked for or not.
 * @throws DeliveryError
 */
export async function httpPost({
  url,
  headers,
  body,
  timeoutMs = postTimeoutMs,
  isTaken = isSuccess,
}: HttpPost): Promise<string> {
  const bytes = Buffer.from(body, 'utf8');
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: { accept: '*/*', ...headers, 'content-length': bytes.length, 'accept-encoding': 'identity' },
  };
  // TLS is 2 MB of memory that a site without a webhook never needs.
  const send = url.startsWith('https:') ? (await import('node:https')).request : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => readAnswer(response).then(finish, fail));
    const timer = setTimeout(() => fail(new DeliveryError('time-out')), timeoutMs);
    request.on('error', (error) => fail(new DeliveryError(connectionFailure(error))));
    request.end(bytes);

    function finish(answer: HttpAnswer): void {
      clearTimeout(timer);
      request.destroy();
      if (isTaken(answer)) resolve(String(answer.status));
      else reject(new DeliveryError(String(answer.status)));
    }

    function fail(error: unknown): void {
      clearTimeout(timer);
      request.destroy();
      reject(error);
    }
  });
}

export function isSuccess({ status }: HttpAnswer): boolean {
  return status >= 200 && status < 300;
}

function readAnswer(response: IncomingMessage): Promise<HttpAnswer> {
  const answer = { status: response.statusCode ?? 0, location: response.headers.location };
  let read = 0;
  return new Promise((resolve, reject) => {
    response.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read >= maxAnswerBytes) resolve(answer);
    });
    response.on('end', () => resolve(answer));
    response.on('close', () => reject(new DeliveryError('answer broke off')));
    response.on('error', () => reject(new DeliveryError('answer broke off')));
  });
}

function connectionFailure(error: Error): string {
  const code = 'code' in error ? String(error.code) : '';
  return /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : 'connection failed';
}
