import { expect, test } from 'vitest';
import { createIsoClock } from '../../src/base/iso-clock.ts';

test('the clock writes what toISOString writes, also where a minute, a day or a year turns', () => {
  let now = 0;
  const isoTime = createIsoClock(() => now);
  const turn = Date.UTC(2027, 0, 1);
  const steps = [
    -60_001, -60_000, -59_999, -1000, -10, -1, 0, 1, 9, 99, 999, 1000, 59_999, 60_000, 86_400_000,
  ];
  // Back again as well: a clock can be set.
  for (const step of [...steps, ...steps.toReversed()]) {
    now = turn + step;
    expect(isoTime()).toBe(new Date(now).toISOString());
  }
});
