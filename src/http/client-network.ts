import { isIPv6 } from 'node:net';

/** Bits of an IPv6 prefix as short as a provider gives it to one customer: who has a /48 has 256 of the /56 that households have. */
export const networkBits = 48;

/**
 * What counts as one client: an IPv4 address, which a socket that takes both families names by IPv6 (`::ffff:`), or the network
 * that the first so many bits of an IPv6 address name. One household has a whole /64 or /56 of those.
 */
export function clientNetwork(address: string, prefixBits: number): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.split('%', 1)[0] ?? '');
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535';
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const kept = groups.map((group, index) => group & maskOf(prefixBits - 16 * index));
  return `${kept.map((group) => group.toString(16)).join(':')}/${prefixBits}`;
}

/** The eight groups of an IPv6 address: a URL has it in hexadecimal alone, its longest zeros left out. */
function groupsOf(address: string): number[] {
  const [before = [], after] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').map((group) => Number.parseInt(group || '0', 16)));
  if (!after) return before;
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** For one group, when so many bits are left of the prefix. */
function maskOf(bits: number): number {
  if (bits <= 0) return 0;
  return bits >= 16 ? 0xffff : (0xffff << (16 - bits)) & 0xffff;
}
