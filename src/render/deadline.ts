/** A timer that ends a render; `clear` on every way out, or it keeps the request's tree alive until it fires. */
export interface Deadline {
  clear(): void;
}

/** Calls `onPassed` once after `milliseconds`, unless cleared. Does not keep the process running. */
export function createDeadline(milliseconds: number, onPassed: () => void): Deadline {
  const timer = setTimeout(onPassed, milliseconds);
  timer.unref();
  return { clear: () => clearTimeout(timer) };
}
