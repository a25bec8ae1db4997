/** Where progress is written: `process.stdout`, or a test's own. */
export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Returns a reporter of `<label>: <done> of <total>, about <n> s left`. On a terminal one line is rewritten; elsewhere at
 * most one line a second is written. The last count is always written.
 */
export function createProgress(
  label: string,
  output: ProgressOutput = process.stdout,
  now: () => number = performance.now.bind(performance),
): (done: number, total: number) => void {
  const pause = output.isTTY ? 100 : 1000;
  const startedAt = now();
  let nextAt = startedAt + pause;
  return function reportProgress(done, total) {
    const isLast = done === total;
    if (!isLast && now() < nextAt) return;
    nextAt = now() + pause;
    const left = Math.ceil((((now() - startedAt) / done) * (total - done)) / 1000);
    const line = `${label}: ${done} of ${total}${isLast ? '' : `, about ${left} s left`}`;
    if (!output.isTTY) output.write(`${line}\n`);
    else output.write(`\r${line.padEnd(50)}${isLast ? '\n' : ''}`);
  };
}
