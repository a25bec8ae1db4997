import type { Visit } from './visit.ts';

/** Waits until everything is here that hydration needs. */
export async function scriptsFetched({ page }: Visit): Promise<void> {
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = [/\/chunk-/, /-page-/, /\.first\.json$/];
    return parts.every((part) => names.some((name) => part.test(name)));
  });
}
