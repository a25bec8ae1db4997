import { setTimeout } from 'node:timers/promises';

/**
 * Waits until the server has compressed a page at its tightest, some hundred milliseconds after its first request, and
 * says whether it has before `deadline` (as `Date.now()` counts). A page from memory has a length; one that is compressed
 * on the way has none.
 */
export async function whenTight(url: string, deadline: number): Promise<boolean> {
  for (;;) {
    const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'br', Accept: 'text/html' } });
    if (headers.has('content-length')) return true;
    if (Date.now() > deadline) return false;
    await setTimeout(100);
  }
}
