import { expect, test } from 'vitest';
import {
  addressPlace,
  numberedRequest,
  numberPlace,
} from '../../../../src/tools/bench/load/numbered-request.ts';

test('a request with a place for its number is of one length and never the same twice', () => {
  const next = numberedRequest(`name=Visitor+${numberPlace}`);
  const made = Array.from({ length: 100 }, () => next().toString());
  expect(new Set(made).size).toBe(100);
  expect(new Set(made.map(({ length }) => length)).size).toBe(1);
  expect(made[0]).toMatch(/^name=Visitor\+\d{8}$/);
});

test('its address is one that no other has, and a request without places stays as it is', () => {
  const next = numberedRequest(`${numberPlace} ${addressPlace}`);
  expect(next().toString()).toMatch(/^\d{8} 10\.\d+\.\d+\.\d+$/);
  expect(next().toString().split(' ')[1]).not.toBe(next().toString().split(' ')[1]);
  const plain = numberedRequest('GET / HTTP/1.1');
  expect(plain()).toBe(plain());
});
