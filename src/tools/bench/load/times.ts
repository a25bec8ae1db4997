/** Milliseconds. */
export interface TimesSummary {
  median: number;
  p99: number;
}

export interface Times {
  add(milliseconds: number): void;
  summary(): TimesSummary;
}

/** Collects durations without making garbage while the measurement runs. */
export function createTimes(): Times {
  let values = new Float64Array(1 << 16);
  let count = 0;
  return {
    add(milliseconds) {
      if (count === values.length) {
        const larger = new Float64Array(values.length * 2);
        larger.set(values);
        values = larger;
      }
      values[count] = milliseconds;
      count += 1;
    },
    summary() {
      const sorted = values.subarray(0, count).sort();
      const at = (share: number): number => sorted[Math.min(count - 1, Math.floor(count * share))] ?? 0;
      return { median: at(0.5), p99: at(0.99) };
    },
  };
}
