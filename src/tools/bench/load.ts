import autocannon from 'autocannon';
import { median } from '../measurement/median.ts';

export interface Load {
  port: number;
  request: autocannon.Request;
  /** Each sends its next request when the answer to the last one is complete. */
  connections: number;
  /** When it is over: after a time, or after so many answers. */
  end: { milliseconds: number } | { answers: number };
  /** The one that counts. */
  status?: number;
}

export type LoadResult = Awaited<ReturnType<typeof runLoad>>;

/** The share of answers that may be refusals: on a machine that has no processor to spare the site sheds load. */
const maxRefused = 0.05;

/** The site ends a connection after a thousand requests; ended before by the client, none is under way then. */
const requestsPerConnection = 900;

/**
 * Asks a server of this machine by autocannon. Answers with another status do not count.
 * @throws Error when there are more than a few of those: the speed would then mean nothing.
 */
export async function runLoad(load: Load) {
  const { port, request, connections, end, status: expected = 200 } = load;
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  let bytes = 0;
  const started = performance.now();
  let ended = started;
  const options = {
    url: `http://127.0.0.1:${port}`,
    requests: [request],
    connections,
    ...('answers' in end ? { amount: end.answers } : { duration: end.milliseconds / 1000 }),
    sampleInt: 50,
    reconnectRate: requestsPerConnection,
  };
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(options, (error) => (error ? reject(error) : resolve()));
    // Its own summary counts whole milliseconds.
    run.on('response', (_client, status, size, milliseconds) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status !== expected) return;
      ended = performance.now();
      bytes += size;
      times.push(milliseconds);
    });
    run.on('reqError', () => {
      statuses.broken = (statuses.broken ?? 0) + 1;
    });
  });
  const { length: answers } = times;
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  if (!(answers >= all * (1 - maxRefused)) || answers === 0)
    throw new Error(`A server answered ${JSON.stringify(statuses)} where only ${expected} makes sense`);
  return {
    /** How many there were, and how many in a second. */
    answers,
    perSecond: (answers * 1000) / (ended - started),
    /** Of one answer, head and body. */
    bytes: bytes / answers,
    /** Milliseconds to the last byte. */
    median: median(times),
    p99: times.toSorted((a, b) => a - b)[Math.floor(answers * 0.99)] ?? Number.NaN,
  };
}
