import { expect, test } from 'vitest';
import { isHostOf, isPlainPath } from '../../../src/http/request-guard.ts';

const plain = ['/', '/services/marble-polishing', '/contact?service=a//b', '/caf%C3%A9', '/a?%zz', '/a.b~c'];
const strange = [
  '',
  '*',
  'services',
  '//evil.example',
  '/a//b',
  '/%',
  '/%c3%28',
  '/a%00',
  '/a%5c',
  '/%2f%2fa',
  '/a\\b',
];

for (const target of plain) test(`${target} can be a path`, () => expect(isPlainPath(target)).toBe(true));
for (const target of strange) test(`"${target}" is no path`, () => expect(isPlainPath(target)).toBe(false));

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
