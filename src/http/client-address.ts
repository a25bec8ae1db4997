import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * The address of a visitor: the connection's own, or what the outermost of `trustedHops` proxies of ours has seen. Each
 * proxy appends the address it was reached from to `X-Forwarded-For`, so only that many entries, counted from the right,
 * are its word; what stands further left is the client's. The peer's where the header says less than the hops promise,
 * or no address.
 */
export function clientAddress(peer: string, forwardedFor: string, trustedHops: number): string {
  if (trustedHops === 0) return plainAddress(peer);
  const entry = withoutPort(forwardedFor.split(',').at(-trustedHops)?.trim() ?? '');
  return plainAddress(isIP(entry) ? entry : peer);
}

/** Some proxies name the port besides. All of their visitors would share the proxy's own address and its limits. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d{1,5})?$/i.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

// A socket that takes both families names IPv4 peers by IPv6.
function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits);
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/** Whether an address is of this machine or of a network of ours: no visitor of the open internet has it. */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
