import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createHostCheck, isHostOf } from '../../../src/http/host-check.ts';

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

test('a request of HTTP/1.0, which names no host, is answered alike before and after another has passed', () => {
  const check = createHostCheck({ siteOrigin: 'https://www.example.com', refuseForeignHosts: true });
  const unnamed = Object.assign(new IncomingMessage(new Socket()), { httpVersionMinor: 0 });
  const named = new IncomingMessage(new Socket());
  named.headers.host = 'www.example.com';
  named.rawHeaders.push('Host', 'www.example.com');
  expect([unnamed, named, unnamed].map(check)).toEqual([421, undefined, 421]);
});
