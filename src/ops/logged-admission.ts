import type { Logger } from 'pino';
import { type Admission, createAdmission } from '../http/admission.ts';
import { measureEventLoopDelay } from '../http/event-loop-delay.ts';

/** The admission of a process: asks its own event loop, and logs when an overload begins and ends. */
export function createLoggedAdmission(log: Logger): Admission {
  const delay = measureEventLoopDelay();
  return createAdmission({
    delay: delay.recent,
    onChange({ isShedding, refused }) {
      const fields = { event: 'shed', isShedding, refused, delayMs: Math.round(delay.recent()) };
      if (isShedding) log.warn(fields, 'Overload: pages that are not cached are refused');
      else log.info(fields, 'The overload is over');
    },
  });
}
