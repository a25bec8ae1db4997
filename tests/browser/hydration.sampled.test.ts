import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addressOf, sampledRoutes } from '../harness/addresses.ts';
import { mainWords } from '../harness/main-words.ts';
import { unfoldEverything } from '../harness/unfold-everything.ts';
import { visit } from '../harness/visit.ts';

for (const route of sampledRoutes) {
  const { path, page: name } = route;
  const address = addressOf(route);

  test(`${address} hydrates without a word on the console or on the page, with its own chunk and no other, and fits 320 px`, async () => {
    await using visitor = await visit();
    const scripts: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await visitor.open(address);
    const served = await visitor.page.locator('#app').innerHTML();
    const servedWords = await mainWords(visitor.page);
    await visitor.hydrated();
    expect(await mainWords(visitor.page)).toBe(servedWords);
    // The status of the page itself is the one thing Chromium reports about a 404.
    const noise = visitor.noise.filter((line) => !(path === '*' && line.includes('404 (Not Found)')));
    expect(noise).toEqual([]);
    expect(served).toContain('<h1');
    const pageChunks = scripts.filter(
      (script) => /-page-[A-Z0-9]+\.js$/.test(script) && !script.includes('hydrate-page'),
    );
    expect(pageChunks).toHaveLength(1);
    expect(pageChunks[0]).toContain(`/${name}-page-`);

    await visitor.settled();
    await visitor.page.setViewportSize({ width: 320, height: 568 });
    await unfoldEverything(visitor.page);
    expect(await sidewaysOverflow(visitor.page)).toEqual({ page: 320, parts: [] });
  });
}

/** The width that the page would scroll over, and what stands out of the window without a scroller of its own. */
function sidewaysOverflow(page: Page): Promise<{ page: number; parts: string[] }> {
  return page.evaluate(() => {
    const width = window.innerWidth;
    const parts = [...document.querySelectorAll('main *, footer *, header *')].filter((element) => {
      const { left, right, height } = element.getBoundingClientRect();
      if (height === 0 || (left >= -1 && right <= width + 1)) return false;
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        if (overflowX !== 'visible') return false;
      }
      return getComputedStyle(element).position !== 'fixed';
    });
    return {
      page: document.documentElement.scrollWidth,
      parts: parts.map(({ className, tagName }) => `${tagName} ${String(className)}`),
    };
  });
}
