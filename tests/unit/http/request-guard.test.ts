import { expect, test } from 'vitest';
import { isPlainPath } from '../../../src/http/request-guard.ts';

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
