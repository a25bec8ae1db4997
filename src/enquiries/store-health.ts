import { randomUUID } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { channels } from './delivery/message.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import type { Submission } from './store/operations/submit-enquiry.ts';
import { StoreError, type StoreFailure } from './store/store-error.ts';

const timeoutMs = 800;

/**
 * Resolves with `ok` when an enquiry could be stored now, else with what stops it; in under a second either way. It
 * writes what an enquiry writes, where it writes it, and erases it in the same transaction.
 */
export async function probeStore(store: EnquiryStore, clock: Clock): Promise<'ok' | StoreFailure> {
  const tooLate = new AbortController();
  try {
    await Promise.race([
      store.probe(probeSubmission(clock.now())),
      clock.wait(timeoutMs, tooLate.signal).then(() => Promise.reject(new StoreError('timeout'))),
    ]);
    return 'ok';
  } catch (error) {
    return error instanceof StoreError ? error.failure : 'unavailable';
  } finally {
    tooLate.abort();
  }
}

function probeSubmission(receivedAt: number): Submission {
  // Several probes, of several replicas, may be under way at a time.
  const id = `probe-${randomUUID()}`;
  return {
    id,
    references: [id],
    token: id,
    form: 'contact',
    // Letters that a database of another encoding than UTF8 may not have.
    fields: { message: 'అ'.repeat(700) },
    phone: null,
    email: null,
    formKey: id,
    contentHash: id,
    notice: '',
    spamScore: 0,
    spamReasons: [],
    isQuarantined: true,
    channels,
    receivedAt,
    repeatWindowMs: 0,
  };
}
