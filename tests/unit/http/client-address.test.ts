import { expect, test } from 'vitest';
import { clientAddress, isPrivateAddress } from '../../../src/http/client-address.ts';

const peer = '10.0.0.2';

const cases: readonly [what: string, peer: string, forwardedFor: string, hops: number, address: string][] = [
  ['no proxy is configured: the header is never read', peer, '203.0.113.7', 0, peer],
  ['one proxy: the last entry', peer, '203.0.113.7', 1, '203.0.113.7'],
  [
    'one proxy: what the client wrote before it is not believed',
    peer,
    '1.1.1.1, 203.0.113.7',
    1,
    '203.0.113.7',
  ],
  ['two proxies: the last but one', peer, '1.1.1.1,203.0.113.7, 10.0.0.9', 2, '203.0.113.7'],
  ['fewer entries than proxies: the peer', peer, '203.0.113.7', 2, peer],
  ['no header: the peer', peer, '', 1, peer],
  ['an entry that is no address: the peer', peer, '<script>', 1, peer],
  ['an address of IPv6', peer, '2001:db8::7', 1, '2001:db8::7'],
  ['with the port, as some proxies write it', peer, '1.1.1.1, 203.0.113.7:52044', 1, '203.0.113.7'],
  ['IPv6 with the port', peer, '[2001:db8::7]:52044', 1, '2001:db8::7'],
  ['IPv6 in brackets', peer, '[2001:db8::7]', 1, '2001:db8::7'],
  ['a port that is none', peer, '203.0.113.7:x', 1, peer],
];

for (const [what, from, forwardedFor, hops, address] of cases) {
  test(what, () => {
    expect(clientAddress(from, forwardedFor, hops)).toBe(address);
  });
}

test('addresses of this machine and of networks of ours are private, others are not', () => {
  const mine = ['127.0.0.1', '10.1.2.3', '172.18.0.5', '192.168.1.1', '::1', 'fd12::7', '::ffff:10.1.2.3'];
  const others = ['203.0.113.7', '::ffff:203.0.113.7', '172.32.0.1', '2001:db8::7', ''];
  expect([...mine, ...others].filter(isPrivateAddress)).toEqual(mine);
});
