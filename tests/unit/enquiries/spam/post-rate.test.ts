import { expect, test } from 'vitest';
import { createPostRate } from '../../../../src/enquiries/spam/post-rate.ts';
import { createManualClock } from '../../../harness/enquiries/manual-clock.ts';

test('different posts count, equal ones do not, and both are forgotten after ten minutes', () => {
  const clock = createManualClock();
  const rate = createPostRate(clock);
  const posts = (address: string, fingerprint?: string): number => rate.count(address, fingerprint).posts;
  expect(posts('203.0.113.1', 'a')).toBe(1);
  expect(posts('203.0.113.1', 'a')).toBe(1);
  expect(posts('203.0.113.1', 'b')).toBe(2);
  expect(posts('203.0.113.1')).toBe(3);
  expect(posts('203.0.113.1')).toBe(4);
  expect(posts('203.0.113.2', 'c')).toBe(1);
  clock.advance(600_000);
  expect(posts('203.0.113.1', 'd')).toBe(1);
});

test('200 people behind one address in the course of an hour are all taken', () => {
  const clock = createManualClock();
  const rate = createPostRate(clock);
  for (let person = 0; person < 200; person += 1) {
    clock.advance(18_000);
    expect(rate.count('203.0.113.1', `person ${person}`).isOverLimit).toBe(false);
  }
});

test('an address is spent after its 61st post, until ten minutes are over', () => {
  const clock = createManualClock();
  const rate = createPostRate(clock);
  for (let post = 0; post < 60; post += 1) expect(rate.count('203.0.113.1').isOverLimit).toBe(false);
  expect(rate.isSpent('203.0.113.1')).toBe(false);
  expect(rate.count('203.0.113.1').isOverLimit).toBe(true);
  expect(rate.isSpent('203.0.113.1')).toBe(true);
  expect(rate.isSpent('203.0.113.2')).toBe(false);
  clock.advance(600_000);
  expect(rate.isSpent('203.0.113.1')).toBe(false);
});

test('a /48 of IPv6 is spent after its 241st post, whichever /64 they came from', () => {
  const rate = createPostRate(createManualClock());
  for (let post = 0; post <= 240; post += 1) rate.count(`2001:db8:1:${post.toString(16)}::1`);
  expect(rate.isSpent('2001:db8:1:ffff::1')).toBe(true);
  expect(rate.isSpent('2001:db8:2::1')).toBe(false);
});

test('of more than a hundred thousand posts those of the networks that were idle longest are forgotten', () => {
  const rate = createPostRate(createManualClock());
  const addressOf = (post: number): string => `10.${post >> 16}.${(post >> 8) & 255}.${post & 255}`;
  rate.count('203.0.113.1', 'first');
  for (let post = 0; post < 100_000; post += 1) rate.count(addressOf(post), 'other');
  expect(rate.count('203.0.113.1', 'second').posts).toBe(1);
  expect(rate.count(addressOf(99_999), 'another').posts).toBe(2);
});
