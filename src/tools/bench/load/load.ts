import { connect, type Socket } from 'node:net';
import { createAnswerReader } from './answer-reader.ts';
import { numberedRequest } from './numbered-request.ts';
import { createTimes, type TimesSummary } from './times.ts';

export interface LoadOptions {
  port: number;
  /** The whole request as it goes over the wire; see numbered-request.ts for one that is different each time. */
  request: string;
  /** Each sends its next request when the answer to the last one is complete. */
  connections: number;
  /** Ends the run, whichever comes first. */
  milliseconds: number;
  requests: number;
}

export interface LoadResult {
  requests: number;
  /** From the first request to the last answer. */
  seconds: number;
  bytes: number;
  /** How often each status came, by its number; `broken` counts connections that ended in the middle. */
  statuses: Record<string, number>;
  firstByte: TimesSummary;
  lastByte: TimesSummary;
}

/** Sends one request again and again over connections that are kept, to 127.0.0.1, and measures the answers. */
export function runLoad({
  port,
  request,
  connections,
  milliseconds,
  requests,
}: LoadOptions): Promise<LoadResult> {
  const nextMessage = numberedRequest(request);
  const statuses: Record<string, number> = {};
  const firstByte = createTimes();
  const lastByte = createTimes();
  const started = performance.now();
  const until = started + milliseconds;
  let sent = 0;
  let bytes = 0;
  let open = connections;

  return new Promise((resolve) => {
    for (let number = 0; number < connections; number += 1) start();

    function start(): void {
      const reader = createAnswerReader();
      const socket = connect(port, '127.0.0.1', () => send(socket));
      let sentAt = 0;
      let isAwaitingFirst = true;
      let isOver = false;
      socket.setNoDelay(true);

      function send(to: Socket): void {
        sent += 1;
        isAwaitingFirst = true;
        sentAt = performance.now();
        to.write(nextMessage());
      }

      socket.on('data', (chunk: Buffer) => {
        const now = performance.now();
        if (isAwaitingFirst) {
          isAwaitingFirst = false;
          firstByte.add(now - sentAt);
        }
        const answer = reader.read(chunk);
        if (!answer) return;
        lastByte.add(now - sentAt);
        bytes += answer.bytes;
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (now >= until || sent >= requests) finish();
        else if (answer.isLast) reconnect();
        else send(socket);
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        if (isOver) return;
        statuses.broken = (statuses.broken ?? 0) + 1;
        // A server that is gone would be asked for ever.
        if (performance.now() >= until || (statuses.broken ?? 0) > 1000) finish();
        else reconnect();
      });

      function reconnect(): void {
        isOver = true;
        socket.destroy();
        start();
      }

      function finish(): void {
        isOver = true;
        socket.destroy();
        open -= 1;
        if (open > 0) return;
        const summaries = { firstByte: firstByte.summary(), lastByte: lastByte.summary() };
        const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
        const seconds = (performance.now() - started) / 1000;
        resolve({ requests: answered, seconds, bytes, statuses, ...summaries });
      }
    }
  });
}
