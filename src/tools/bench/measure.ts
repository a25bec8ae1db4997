import type { LoadResult } from './load/load.ts';
import type { LoadGenerator } from './load/load-generator.ts';
import type { TimesSummary } from './load/times.ts';
import { processorSeconds } from './process-usage.ts';
import type { RunningServer } from './servers/start-server.ts';

export interface Sample {
  requestsPerSecond: number;
  /** Microseconds of processor time of the server for one request; undefined where the system does not say. */
  processorMicroseconds: number | undefined;
  /** Milliseconds, one request at a time. */
  firstByte: TimesSummary;
  lastByte: TimesSummary;
  /** Of one answer, head and body. */
  bytes: number;
}

export interface MeasureOptions {
  generator: LoadGenerator;
  server: RunningServer;
  request: string;
  /** The status that the answers must have. */
  status: number;
  /** Of the load: enough to keep one process busy. */
  connections: number;
  /** Of the load; the latencies take a third of it. */
  milliseconds: number;
}

/** The share of answers that may be refusals: on a machine that has no processor to spare the site sheds load. */
const mostRefused = 0.05;

/**
 * One sample of a server: as many requests a second as it can answer, then latencies one request at a time.
 * Answers with another status do not count.
 * @throws Error when there are more than a few of those, since the speed would then mean nothing.
 */
export async function measure(options: MeasureOptions): Promise<Sample> {
  const { generator, server, request, status, connections, milliseconds } = options;
  const load = { port: server.port, request, requests: Number.MAX_SAFE_INTEGER };
  const before = processorSeconds(server.pid);
  const busy = await generator.run({ ...load, connections, milliseconds });
  const after = processorSeconds(server.pid);
  const alone = await generator.run({ ...load, connections: 1, milliseconds: milliseconds / 3 });
  const answered = answeredWith(status, busy);
  const used = before === undefined || after === undefined ? undefined : after - before;
  return {
    requestsPerSecond: answered / busy.seconds,
    processorMicroseconds: used === undefined ? undefined : (used * 1e6) / answered,
    firstByte: alone.firstByte,
    lastByte: alone.lastByte,
    bytes: busy.bytes / busy.requests,
  };
}

function answeredWith(status: number, { statuses, requests }: LoadResult): number {
  const answered = statuses[status] ?? 0;
  if (answered < requests * (1 - mostRefused))
    throw new Error(`A server answered ${JSON.stringify(statuses)} where only ${status} makes sense`);
  return answered;
}
