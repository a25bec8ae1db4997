import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { RenderAborted } from '../render/abort-reasons.ts';
import { clientNetwork, networkBits } from './client-network.ts';

/** Refusal of work that would make everybody wait; the client may come again in a few seconds. */
export class OverloadError extends Error {
  override name = 'OverloadError';
  readonly status = 503;
}

/** `page`: made for one request. `post`: the answer to what somebody typed, and the page to which that leads. */
export type WorkKind = 'page' | 'post';

/** Decides which renders start, and when. What costs nothing (cached pages, assets, health) does not ask. */
export interface Admission {
  /**
   * Resolves when the work may start, with what is to be called when its answer is over. Work whose `signal` is aborted
   * before that takes no turn.
   * @throws OverloadError when its turn does not come within about a second.
   * @throws RenderAborted when the signal was first.
   */
  enter(kind: WorkKind, address?: string, signal?: AbortSignal): Promise<() => void>;
}

export interface AdmissionOptions {
  /** Called at the first refusal, and at the end with the number of all. */
  onChange: (shedding: { isShedding: boolean; refused: number }) => void;
  /** Milliseconds that somebody waits for a turn before they are refused. */
  maxWaitMs?: number;
  /** Work under way, most of it waiting for a turn, for the store or for a slow reader. */
  maxInside?: number;
  /** Milliseconds without a refusal after which the overload counts as over. */
  calmAfterMs?: number;
}

/** Starts one that waits. */
type Start = () => void;

/** Work that waits, by network; the network whose turn it is stands first. */
type Queues = Map<string, Start[]>;

/** Turns of the event loop in which a piece of work is made: React begins in the one after it was asked. */
const turnsOfWork = 3;

/**
 * Turns after it, unless they take long by themselves. In them whoever asks for something cached is answered, and new
 * connections come in: libuv accepts one a turn.
 */
const turnsBetween = 16;
const longestPauseMs = 8;

/**
 * Admits one piece after the other and refuses whoever has waited for `maxWaitMs`. Networks take turns, and pages take
 * turns with posts: who asks a hundred times waits behind those who ask once.
 */
export function createAdmission({
  onChange,
  maxWaitMs = 1200,
  maxInside = 256,
  calmAfterMs = 1000,
}: AdmissionOptions): Admission {
  const queues: Record<WorkKind, Queues> = { page: new Map(), post: new Map() };
  const insideByNetwork = new Map<string, number>();
  let inside = 0;
  let next: WorkKind = 'page';
  let isRunning = false;
  let refused = 0;
  let calm: NodeJS.Timeout | null = null;

  function enter(kind: WorkKind, address = '', signal?: AbortSignal): Promise<() => void> {
    const network = clientNetwork(address, networkBits);
    if (signal?.aborted) return Promise.reject(new RenderAborted('client-gone'));
    if (hasTooMuchInside(network)) return Promise.reject(refuse());
    const leave = countInside(network);
    return new Promise((resolve, reject) => {
      function start(): void {
        stopWaiting();
        resolve(leave);
      }
      function giveUp(reason: Error): void {
        stopWaiting();
        removeFrom(queues[kind], network, start);
        leave();
        reject(reason);
      }
      const expiry = setTimeout(() => giveUp(refuse()), maxWaitMs);
      const onAbort = (): void => giveUp(new RenderAborted('client-gone'));
      signal?.addEventListener('abort', onAbort, { once: true });
      function stopWaiting(): void {
        clearTimeout(expiry);
        signal?.removeEventListener('abort', onAbort);
      }

      queues[kind].getOrInsert(network, []).push(start);
      if (!isRunning) void run();
    });
  }

  // Beyond the limit only those may enter who hold less than their share of it.
  function hasTooMuchInside(network: string): boolean {
    if (inside < maxInside) return false;
    const share = maxInside / Math.max(1, insideByNetwork.size);
    return inside >= 2 * maxInside || (insideByNetwork.get(network) ?? 0) >= share;
  }

  /** Returns what takes it out again, once. */
  function countInside(network: string): () => void {
    let isInside = true;
    inside += 1;
    insideByNetwork.set(network, (insideByNetwork.get(network) ?? 0) + 1);
    return () => {
      if (!isInside) return;
      isInside = false;
      inside -= 1;
      const left = (insideByNetwork.get(network) ?? 1) - 1;
      if (left > 0) insideByNetwork.set(network, left);
      else insideByNetwork.delete(network);
    };
  }

  async function run(): Promise<void> {
    isRunning = true;
    await turnOfTheLoop();
    for (let start = takeNext(); start; start = takeNext()) {
      start();
      for (let turn = 0; turn < turnsOfWork; turn += 1) await turnOfTheLoop();
      const until = performance.now() + longestPauseMs;
      for (let turn = 0; turn < turnsBetween && performance.now() < until; turn += 1) await turnOfTheLoop();
    }
    isRunning = false;
  }

  function takeNext(): Start | undefined {
    const [first, second] = next === 'page' ? (['page', 'post'] as const) : (['post', 'page'] as const);
    next = second;
    return takeFrom(queues[first]) ?? takeFrom(queues[second]);
  }

  function refuse(): OverloadError {
    refused += 1;
    if (!calm) onChange({ isShedding: true, refused });
    else clearTimeout(calm);
    calm = setTimeout(endShedding, calmAfterMs).unref();
    return new OverloadError('More pages are asked for than can be made.');
  }

  function endShedding(): void {
    calm = null;
    onChange({ isShedding: false, refused });
    refused = 0;
  }

  return { enter };
}

/** The first of the network whose turn it is, which stands last from then on. */
function takeFrom(queues: Queues): Start | undefined {
  const [turn] = queues;
  if (!turn) return undefined;
  const [network, queue] = turn;
  const start = queue.shift();
  queues.delete(network);
  if (queue.length > 0) queues.set(network, queue);
  return start;
}

function removeFrom(queues: Queues, network: string, start: Start): void {
  const left = (queues.get(network) ?? []).filter((other) => other !== start);
  if (left.length > 0) queues.set(network, left);
  else queues.delete(network);
}
