import type { IncomingMessage } from 'node:http';

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Makes a target in absolute form, as one sends it to a proxy, one in origin form. A server takes both, and of two names of the
 * host the target's counts (RFC 9112, 3.2.2).
 */
export function toOriginForm(request: IncomingMessage): void {
  const [, host, rest = ''] = absoluteForm.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
