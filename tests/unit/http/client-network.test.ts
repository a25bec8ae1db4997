import { expect, test } from 'vitest';
import { clientNetwork } from '../../../src/http/client-network.ts';

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 64, true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 64, false],
  ['2001:db8:1:200::1', '2001:db8:1:2ff::1', 56, true],
  ['2001:db8:1:200::1', '2001:db8:1:300::1', 56, false],
  ['2001:db8:1:2::1', '2001:db8:1:ffff::1', 48, true],
  ['2001:db8::1', '2001:db8:0:0:5::1', 64, true],
  ['2001:DB8::1', '2001:0db8:0000::2', 64, true],
  ['fe80::1%eth0', 'fe80::2', 64, true],
  ['::1', '::2', 64, true],
  ['::ffff:203.0.113.1', '203.0.113.1', 64, true],
  ['::ffff:cb00:7101', '203.0.113.1', 64, true],
  ['203.0.113.1', '203.0.113.2', 48, false],
  ['', 'unknown', 64, false],
])('%s and %s are one client by /%i: %s', (one, other, bits, isOne) => {
  expect(clientNetwork(one, bits) === clientNetwork(other, bits)).toBe(isOne);
});
