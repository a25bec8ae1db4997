import type { Logger } from 'pino';
import { type Admission, createAdmission } from '../http/admission.ts';

/** The admission of a process: logs when an overload begins and when it ends. */
export function createLoggedAdmission(log: Logger): Admission {
  return createAdmission({
    onChange({ isShedding, refused }) {
      const fields = { event: 'shed', isShedding, refused };
      if (isShedding) log.warn(fields, 'Overload: pages that are not cached are refused');
      else log.info(fields, 'The overload is over');
    },
  });
}
