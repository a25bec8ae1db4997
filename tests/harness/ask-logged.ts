import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestSite } from './site.ts';

/** The id that the requests carry. */
export const requestId = '0c5cd8a0-1c61-4f0e-9c6c-3f1f1d1c9a77';

/** An answer with the line that the log has of it. */
export interface LoggedAnswer {
  status: number;
  /** Names as they came over the wire, sorted; without the time of day. */
  headers: string[];
  body: Buffer;
  line: Record<string, unknown>;
}

/** Asks over a connection of its own and waits until the log has a line of it. */
export async function askLogged(
  site: TestSite,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<LoggedAnswer> {
  const before = site.lines.length;
  // A client that closes as soon as it has everything counts as one that left, now and then; one that stays is told to
  // close after a thousand requests.
  const agent = new Agent({ keepAlive: true });
  const sent = request(site.url + path, {
    method,
    agent,
    headers: { Host: 'www.example.com', 'X-Request-Id': requestId, ...headers },
  });
  const answered = once(sent, 'response');
  sent.end();
  const [response] = await answered;
  const body = await buffer(response);
  const ownLine = (): LoggedAnswer['line'] | undefined =>
    site.lines.slice(before).find(({ event }) => event === 'request');
  while (!ownLine()) await wait(1);
  agent.destroy();
  return {
    status: response.statusCode,
    headers: headerLines(response.rawHeaders),
    body,
    line: { ...ownLine(), ms: 0, time: '' },
  };
}

function headerLines(raw: readonly string[]): string[] {
  const lines = raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1]}`] : []));
  return lines.filter((line) => !line.startsWith('Date: ')).sort();
}
