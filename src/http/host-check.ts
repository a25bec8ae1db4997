import type { IncomingMessage } from 'node:http';
import { isHost } from '../base/host.ts';

export interface HostCheckOptions {
  siteOrigin: string;
  /** Whether a Host other than the origin's is refused. */
  refuseForeignHosts: boolean;
}

/** Returns the status to refuse a request's Host with: 400 for one that is missing, double or no host name, 421 for a foreign one. */
export type HostCheck = (request: IncomingMessage) => 400 | 421 | undefined;

export function createHostCheck({ siteOrigin, refuseForeignHosts }: HostCheckOptions): HostCheck {
  const origin = new URL(siteOrigin);

  return function checkHost(request) {
    const { host } = request.headers;
    if (!hasOneHost(request) || (host !== undefined && !isHost(host))) return 400;
    return refuseForeignHosts && !isHostOf(origin, host ?? '') ? 421 : undefined;
  };
}

/** Whether a Host header names an origin, its default port written or not. */
function isHostOf(origin: URL, host: string): boolean {
  const defaultPort = origin.protocol === 'https:' ? ':443' : ':80';
  const named = host.toLowerCase();
  return named === origin.host || (named === origin.hostname + defaultPort && origin.port === '');
}

/** HTTP/1.0 has no Host, HTTP/1.1 has exactly one. Node keeps the first of two, a proxy before it may keep the last. */
function hasOneHost({ headersDistinct, httpVersionMinor }: IncomingMessage): boolean {
  const { length } = headersDistinct.host ?? [];
  return length === 1 || (length === 0 && httpVersionMinor === 0);
}
