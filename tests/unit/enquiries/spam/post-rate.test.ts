import { expect, test } from 'vitest';
import { createPostRate } from '../../../../src/enquiries/spam/post-rate.ts';
import { createManualClock } from '../fixtures/manual-clock.ts';

test('different posts count, equal ones do not, and both are forgotten after ten minutes', () => {
  const clock = createManualClock();
  const rate = createPostRate(clock);
  expect(rate.count('203.0.113.1', 'a')).toBe(1);
  expect(rate.count('203.0.113.1', 'a')).toBe(1);
  expect(rate.count('203.0.113.1', 'b')).toBe(2);
  expect(rate.count('203.0.113.2', 'c')).toBe(1);
  clock.advance(600_000);
  expect(rate.count('203.0.113.1', 'd')).toBe(1);
});

test('200 people behind one address in the course of an hour are all under the limit', () => {
  const clock = createManualClock();
  const rate = createPostRate(clock);
  const counts = Array.from({ length: 200 }, (_, person) => {
    clock.advance(18_000);
    return rate.count('203.0.113.1', `person ${person}`);
  });
  expect(Math.max(...counts)).toBeLessThan(60);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:5::1', true],
  ['::ffff:203.0.113.1', '203.0.113.1', true],
])('%s and %s count together: %s', (one, other, isTogether) => {
  const rate = createPostRate(createManualClock());
  rate.count(one, 'a');
  expect(rate.count(other, 'b')).toBe(isTogether ? 2 : 1);
});
