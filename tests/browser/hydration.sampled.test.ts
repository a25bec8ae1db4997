import { expect, test } from 'vitest';
import { addressOf, sampledRoutes } from '../harness/addresses.ts';
import { visit } from '../harness/visit.ts';

for (const route of sampledRoutes) {
  const { path, page: name } = route;
  const address = addressOf(route);

  test(`${address} hydrates without a word on the console or on the page, with its own chunk and no other`, async () => {
    await using visitor = await visit();
    const scripts: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await visitor.open(address);
    const served = await visitor.page.locator('#app').innerHTML();
    const words = async (): Promise<string> =>
      ((await visitor.page.locator('main').textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
    const servedWords = await words();
    await visitor.hydrated();
    expect(await words()).toBe(servedWords);
    // The status of the page itself is the one thing Chromium reports about a 404.
    const noise = visitor.noise.filter((line) => !(path === '*' && line.includes('404 (Not Found)')));
    expect(noise).toEqual([]);
    expect(served).toContain('<h1');
    const pageChunks = scripts.filter(
      (script) => /-page-[A-Z0-9]+\.js$/.test(script) && !script.includes('hydrate-page'),
    );
    expect(pageChunks).toHaveLength(1);
    expect(pageChunks[0]).toContain(`/${name}-page-`);
  });
}
