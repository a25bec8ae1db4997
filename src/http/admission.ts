/** Refusal of work that would make everybody wait; the client may come again in a few seconds. */
export class OverloadError extends Error {
  override name = 'OverloadError';
  readonly status = 503;
}

/**
 * `refusable`: made for one request, and refused under overload. `due`: waits its turn and is never refused, since
 * somebody typed what it answers, or since everybody will get the same bytes afterwards.
 */
export type WorkClass = 'refusable' | 'due';

/** Decides which renders start, and when. What costs nothing (cached pages, assets, health) does not ask. */
export interface Admission {
  /**
   * Resolves when the work may start, one piece after the other. To be followed by `leave` when its
   * answer is over.
   * @throws OverloadError
   */
  enter(work: WorkClass): Promise<void>;
  leave(): void;
  isShedding(): boolean;
}

export interface AdmissionOptions {
  /** Milliseconds by which the event loop runs late. */
  delay: () => number;
  /** Hears of the first refusal, and of the end with the number of all. */
  onChange: (shedding: { isShedding: boolean; refused: number }) => void;
  /** Refusable work that waits for its turn. */
  mostWaiting?: number;
  /** Work under way, most of it waiting for the store or for a slow reader. */
  mostInside?: number;
  /** Milliseconds of lateness from which work is refused. */
  mostDelay?: number;
  /** Milliseconds without a refusal after which the overload counts as over. */
  calmAfter?: number;
}

/**
 * Turns of the event loop between two pieces of work. In them whoever asks for something cached is answered, and new
 * connections come in: libuv accepts one a turn.
 */
const turnsBetween = 16;

/** Admits as much work as can be done soon and refuses the rest at once. */
export function createAdmission({
  delay,
  onChange,
  mostWaiting = 32,
  mostInside = 256,
  mostDelay = 150,
  calmAfter = 1000,
}: AdmissionOptions): Admission {
  const waiting: Record<WorkClass, (() => void)[]> = { due: [], refusable: [] };
  let inside = 0;
  let isScheduled = false;
  let refused = 0;
  let calm: NodeJS.Timeout | null = null;

  function enter(work: WorkClass): Promise<void> {
    if (work === 'refusable' && isFull()) {
      refuse();
      return Promise.reject(new OverloadError('More pages are asked for than can be made.'));
    }
    inside += 1;
    return new Promise((resolve) => {
      waiting[work].push(resolve);
      schedule();
    });
  }

  function isFull(): boolean {
    // A loop that is late although nothing is being made here is no reason to turn a lone visitor away: a process that
    // has just started is late too.
    const isLate = inside > 0 && delay() > mostDelay;
    return isLate || waiting.refusable.length >= mostWaiting || inside >= mostInside;
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    afterTurns(1, startNext);
  }

  function startNext(): void {
    const start = waiting.due.shift() ?? waiting.refusable.shift();
    isScheduled = start !== undefined;
    start?.();
    if (isScheduled) afterTurns(turnsBetween, startNext);
  }

  function refuse(): void {
    refused += 1;
    if (!calm) onChange({ isShedding: true, refused });
    else clearTimeout(calm);
    calm = setTimeout(endShedding, calmAfter).unref();
  }

  function endShedding(): void {
    calm = null;
    onChange({ isShedding: false, refused });
    refused = 0;
  }

  return {
    enter,
    leave: () => {
      inside -= 1;
    },
    isShedding: () => calm !== null,
  };
}

// Timers would do, but not sooner than a millisecond.
function afterTurns(turns: number, done: () => void): void {
  setImmediate(() => (turns > 1 ? afterTurns(turns - 1, done) : done()));
}
