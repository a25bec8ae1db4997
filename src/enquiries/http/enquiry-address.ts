import { isToken } from '../reference.ts';

/** The visitor's own page. */
export function enquiryPath(token: string): `/enquiry/${string}` {
  return `/enquiry/${token}`;
}

export interface EnquiryAddress {
  token: string;
  isWithdrawal: boolean;
}

/** The parts of `/enquiry/<token>` or `/enquiry/<token>/withdraw`; null for every other path. */
export function parseEnquiryPath(path: string): EnquiryAddress | null {
  const [, token = '', withdraw] = /^\/enquiry\/([^/]+)(\/withdraw)?$/.exec(path) ?? [];
  return isToken(token) ? { token, isWithdrawal: withdraw !== undefined } : null;
}
