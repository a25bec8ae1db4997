import { expect, test } from 'vitest';
import { isHostOf } from '../../../src/http/host-check.ts';

test('a Host names an origin in any case and with the default port of its scheme', () => {
  const origin = new URL('https://www.example.com');
  for (const host of ['www.example.com', 'WWW.Example.com', 'www.example.com:443'])
    expect(isHostOf(origin, host)).toBe(true);
  for (const host of ['example.com', 'www.example.com:80', 'www.example.com.evil.example', ''])
    expect(isHostOf(origin, host)).toBe(false);
});

test('an origin with a port takes that port alone', () => {
  const origin = new URL('http://localhost:8080');
  expect(isHostOf(origin, 'localhost:8080')).toBe(true);
  expect(isHostOf(origin, 'localhost')).toBe(false);
  expect(isHostOf(origin, 'localhost:80')).toBe(false);
});
