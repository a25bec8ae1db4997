/** Where progress is written: `process.stdout`, or a test's own. */
export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Returns a reporter of `<label>: <done> of <total>`. On a terminal one line is rewritten; elsewhere at most one line a
 * second is written. The last count is always written.
 */
export function createProgress(
  label: string,
  output: ProgressOutput = process.stdout,
  now: () => number = performance.now.bind(performance),
): (done: number, total: number) => void {
  const pause = output.isTTY ? 100 : 1000;
  let nextAt = now() + pause;
  return function reportProgress(done, total) {
    const isLast = done === total;
    if (!isLast && now() < nextAt) return;
    nextAt = now() + pause;
    const line = `${label}: ${done} of ${total}`;
    if (!output.isTTY) output.write(`${line}\n`);
    else output.write(`\r${line}${isLast ? '\n' : ''}`);
  };
}
