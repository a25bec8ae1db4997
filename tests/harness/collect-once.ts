import type { TestContext } from 'vitest';

/**
 * What several tests ask of the same pages: the first of them has it collected, the others read it, and one that is tried
 * again has it collected anew.
 */
export function collectOnce<Facts>(collect: () => Promise<Facts>): (test: TestContext) => Promise<Facts> {
  let collected: Promise<Facts> | undefined;
  return ({ task }) => {
    if (!collected || task.result?.retryCount) collected = collect();
    return collected;
  };
}
