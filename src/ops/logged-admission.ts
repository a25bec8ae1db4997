import type { Logger } from 'pino';
import { type Admission, type AdmissionOptions, createAdmission } from '../http/admission.ts';

/** The admission of a process: logs when an overload begins and when it ends. */
export function createLoggedAdmission(
  log: Logger,
  limits: Omit<AdmissionOptions, 'onChange'> = {},
): Admission {
  return createAdmission({
    ...limits,
    onChange({ isShedding, refused }) {
      const fields = { event: 'shed', isShedding, refused };
      if (isShedding) log.warn(fields, 'Overload: pages that are not cached are refused');
      else log.info(fields, 'The overload is over');
    },
  });
}
