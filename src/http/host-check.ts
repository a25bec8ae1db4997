import type { IncomingMessage } from 'node:http';

export interface HostCheckOptions {
  siteOrigin: string;
  /** Whether a Host other than the origin's is refused. */
  refuseForeignHosts: boolean;
}

/** Returns the status to refuse a request's Host with: 400 for one that is missing, double or no host name, 421 for a foreign one. */
export type HostCheck = (request: IncomingMessage) => 400 | 421 | undefined;

const wellFormedHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

export function createHostCheck({ siteOrigin, refuseForeignHosts }: HostCheckOptions): HostCheck {
  const origin = new URL(siteOrigin);
  /** The last Host that passed: nearly every request names the same one. */
  let passed: string | undefined = origin.host;

  return function checkHost(request) {
    const { host } = request.headers;
    if (!hasOneHost(request)) return 400;
    if (host === passed) return undefined;
    if (host !== undefined && !wellFormedHost.test(host)) return 400;
    if (refuseForeignHosts && !isHostOf(origin, host ?? '')) return 421;
    passed = host;
    return undefined;
  };
}

/** Whether a Host header names an origin, its default port written or not. */
export function isHostOf(origin: URL, host: string): boolean {
  const defaultPort = origin.protocol === 'https:' ? ':443' : ':80';
  const named = host.toLowerCase();
  return named === origin.host || (named === origin.hostname + defaultPort && origin.port === '');
}

/** HTTP/1.0 has no Host, HTTP/1.1 has exactly one. Node keeps the first of two, a proxy before it may keep the last. */
function hasOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}
