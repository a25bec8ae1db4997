import { clientNetwork } from './client-network.ts';

/** Refusal of work that would make everybody wait; the client may come again in a few seconds. */
export class OverloadError extends Error {
  override name = 'OverloadError';
  readonly status = 503;
}

/**
 * `page`: made for one request. `post`: the answer to what somebody typed. `due`: everybody gets the same bytes
 * afterwards, so it is made first and never refused; there are no more of it than there are pages.
 */
export type WorkKind = 'page' | 'post' | 'due';

/** Decides which renders start, and when. What costs nothing (cached pages, assets, health) does not ask. */
export interface Admission {
  /**
   * Resolves when the work may start, with what is to be called when its answer is over.
   * @throws OverloadError when its turn does not come within about a second.
   */
  enter(kind: WorkKind, address?: string): Promise<() => void>;
  isShedding(): boolean;
}

export interface AdmissionOptions {
  /** Called at the first refusal, and at the end with the number of all. */
  onChange: (shedding: { isShedding: boolean; refused: number }) => void;
  /** Milliseconds that somebody may have to wait for a turn, by what the last turns took. */
  maxWaitMs?: number;
  /** Work under way, most of it waiting for the store or for a slow reader. */
  maxInside?: number;
  /** Milliseconds without a refusal after which the overload counts as over. */
  calmAfterMs?: number;
}

interface Waiting {
  start: () => void;
  expiry: NodeJS.Timeout | null;
}

/** By network; the one whose turn it is stands first. */
type Queues = Map<string, Waiting[]>;

/** A household or a small company, by IPv6. */
const networkBits = 56;

/**
 * Turns of the event loop between two pieces of work, unless they take long by themselves. In them whoever asks for
 * something cached is answered, and new connections come in: libuv accepts one a turn.
 */
const turnsBetween = 16;
const longestPauseMs = 8;

/** What a turn takes before anything is measured, and the share that each new measurement has. */
const assumedTurnMs = 5;
const leastTurnMs = 0.5;
const newShare = 1 / 16;

/**
 * Admits, one piece after the other, what can be done within `maxWaitMs`, and refuses the rest at once. Networks take
 * turns, and pages take turns with posts: who asks a hundred times waits behind those who ask once.
 */
export function createAdmission({
  onChange,
  maxWaitMs = 1000,
  maxInside = 256,
  calmAfterMs = 1000,
}: AdmissionOptions): Admission {
  const queues: Record<WorkKind, Queues> = { due: new Map(), page: new Map(), post: new Map() };
  const insideByNetwork = new Map<string, number>();
  let inside = 0;
  let turnMs = assumedTurnMs;
  let next: 'page' | 'post' = 'page';
  let isScheduled = false;
  let refused = 0;
  let calm: NodeJS.Timeout | null = null;

  function enter(kind: WorkKind, address = ''): Promise<() => void> {
    const network = clientNetwork(address, networkBits);
    if (kind !== 'due' && (hasTooMuchInside(network) || waitFor(kind, network) > maxWaitMs)) {
      return Promise.reject(refuse());
    }
    const leave = countInside(network);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { start: () => resolve(leave), expiry: null };
      if (kind !== 'due') {
        // What came later from others has gone first: the wait was estimated too short.
        waiting.expiry = setTimeout(() => {
          removeFrom(queues[kind], network, waiting);
          leave();
          reject(refuse());
        }, 1.5 * maxWaitMs);
      }
      const queue = queues[kind].get(network);
      if (queue) queue.push(waiting);
      else queues[kind].set(network, [waiting]);
      schedule();
    });
  }

  /** Milliseconds until one more of a network would start, if nobody else came. */
  function waitFor(kind: 'page' | 'post', network: string): number {
    const rounds = (queues[kind].get(network)?.length ?? 0) + 1;
    const sameKind = turnsWithin(queues[kind], rounds);
    const otherKind = turnsWithin(queues[kind === 'page' ? 'post' : 'page'], Number.POSITIVE_INFINITY);
    return (
      (turnsWithin(queues.due, Number.POSITIVE_INFINITY) + sameKind + Math.min(sameKind + 1, otherKind)) *
      turnMs
    );
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

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(startNext);
  }

  function startNext(): void {
    const waiting = takeNext();
    isScheduled = waiting !== undefined;
    if (!waiting) return;
    const startedAt = performance.now();
    if (waiting.expiry) clearTimeout(waiting.expiry);
    waiting.start();
    pause(turnsBetween, startedAt + longestPauseMs, () => {
      // A single long stall says little of the turns to come.
      const tookMs = Math.min(performance.now() - startedAt, 3 * turnMs);
      turnMs = Math.max(leastTurnMs, turnMs + newShare * (tookMs - turnMs));
      startNext();
    });
  }

  function takeNext(): Waiting | undefined {
    const [first, second] = next === 'page' ? (['page', 'post'] as const) : (['post', 'page'] as const);
    const due = takeFrom(queues.due);
    if (due) return due;
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

  return { enter, isShedding: () => calm !== null };
}

/** Pieces of work that start before everybody has had so many rounds. */
function turnsWithin(queues: Queues, rounds: number): number {
  let turns = 0;
  for (const queue of queues.values()) turns += Math.min(queue.length, rounds);
  return turns;
}

/** The first of the network whose turn it is, which stands last from then on. */
function takeFrom(queues: Queues): Waiting | undefined {
  const [turn] = queues;
  if (!turn) return undefined;
  const [network, queue] = turn;
  const waiting = queue.shift();
  queues.delete(network);
  if (queue.length > 0) queues.set(network, queue);
  return waiting;
}

function removeFrom(queues: Queues, network: string, waiting: Waiting): void {
  const left = (queues.get(network) ?? []).filter((other) => other !== waiting);
  if (left.length > 0) queues.set(network, left);
  else queues.delete(network);
}

// Timers would do, but not sooner than a millisecond.
function pause(turns: number, until: number, done: () => void): void {
  setImmediate(() => (turns > 1 && performance.now() < until ? pause(turns - 1, until, done) : done()));
}
