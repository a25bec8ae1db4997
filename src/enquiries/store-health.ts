import type { Clock } from './clock.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import { StoreError, type StoreFailure } from './store/store-error.ts';

const freshForMs = 500;
const deadlineMs = 800;

/** Resolves with `ok` when an enquiry could be stored now, else with what stops it; in under a second either way. */
export type StoreProbe = () => Promise<'ok' | StoreFailure>;

/** A probe that writes. Many askers share one write, and an answer is good for half a second. */
export function createStoreProbe(store: EnquiryStore, clock: Clock): StoreProbe {
  let last: { at: number; verdict: Promise<'ok' | StoreFailure> } | null = null;

  async function probe(): Promise<'ok' | StoreFailure> {
    const tooLate = new AbortController();
    try {
      await Promise.race([
        store.writeNote({ name: 'probed', value: clock.now() }),
        clock.wait(deadlineMs, tooLate.signal).then(() => Promise.reject(new StoreError('timeout'))),
      ]);
      return 'ok';
    } catch (error) {
      return error instanceof StoreError ? error.failure : 'unavailable';
    } finally {
      tooLate.abort();
    }
  }

  return () => {
    const now = clock.monotonic();
    if (!last || now - last.at > freshForMs) last = { at: now, verdict: probe() };
    return last.verdict;
  };
}
