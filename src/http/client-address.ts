import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * The address of a visitor: the connection's own, or what the outermost of `trustedHops` proxies of ours has seen. Each
 * proxy appends the address it was reached from to `X-Forwarded-For`, so only that many entries, counted from the right,
 * are its word; what stands further left is the client's. The peer's where the header says less than the hops promise,
 * or no address.
 */
export function clientAddress(peer: string, forwardedFor: string, trustedHops: number): string {
  if (trustedHops === 0) return peer;
  const entry = withoutPort(forwardedFor.split(',').at(-trustedHops)?.trim() ?? '');
  return isIP(entry) ? entry : peer;
}

/** Some proxies name the port besides. All of their visitors would share the proxy's own address and its limits. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d{1,5})?$/i.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/**
 * Whether an address is of this machine or of a network of ours: no visitor of the open internet has it. An address of IPv4
 * counts under its name in IPv6 too.
 */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
