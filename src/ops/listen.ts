import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Address {
  host: string;
  /** 0 takes any free port. */
  port: number;
}

/** Exit codes of sysexits.h for what keeps a server from listening. */
const exitCodes: Readonly<Record<string, number>> = { EADDRINUSE: 75, EACCES: 77 };

/** An address of another machine, or none: EX_CONFIG. */
const noAddressCodes: readonly (string | undefined)[] = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/** Why the server could not listen, and what to do about it. */
export class ListenError extends Error {
  override name = 'ListenError';
  readonly exitCode: number;

  constructor({ host, port }: Address, cause: NodeJS.ErrnoException) {
    super(sentence(host, port, cause), { cause });
    this.exitCode = noAddressCodes.includes(cause.code) ? 78 : (exitCodes[cause.code ?? ''] ?? 1);
  }
}

/**
 * Connections that wait until they are accepted; the system has a limit of its own, 4096 on Linux. Node's 511 are filled
 * by a thousand clients that come at once, and whoever comes then tries again a second later.
 */
const backlog = 4096;

/** Resolves with the port once connections are taken. @throws ListenError */
export async function listen(server: Server, address: Address): Promise<number> {
  server.listen({ port: address.port, host: address.host, backlog });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new ListenError(address, error as NodeJS.ErrnoException);
  }
  return (server.address() as AddressInfo).port;
}

function sentence(host: string, port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another process: stop that one, or set PORT to a free port.`;
  if (code === 'EACCES')
    return `Port ${port} needs rights that this user does not have: set PORT to 1024 or above.`;
  if (noAddressCodes.includes(code))
    return `${host} is no address of this machine: set HOST to 0.0.0.0 or to one of its addresses.`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}
