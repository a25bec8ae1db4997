import { expect, inject, test } from 'vitest';
import { routes } from '../../views/routes/route-table.ts';
import { type Visit, visit } from '../harness/visit.ts';

/** Marks the document, so that a reload can be told from a navigation without one. */
async function mark({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
}

function isMarked({ page }: Visit): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.marked === 'yes');
}

/**
 * Everything the document's head says, in no order: what it loads is left out, because a page opened without a reload
 * has its scripts, fonts, styles and web manifest already.
 */
function headOf({ page }: Visit): Promise<readonly string[]> {
  return page.evaluate(() => {
    const loads = 'script, style, [rel=preload], [rel=modulepreload], [rel=stylesheet], [rel=manifest]';
    return [...document.head.children]
      .filter((element) => !element.matches(loads))
      .map((element) => {
        const said = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
        return [element.localName, ...said, element.localName === 'title' ? element.textContent : ''].join(
          ' ',
        );
      })
      .sort();
  });
}

/** The page's structured data; a navigation takes it away. */
function graphsOf({ page }: Visit): Promise<readonly string[]> {
  return page.locator('script[type="application/ld+json"]').allTextContents();
}

/** Opens a path of the site as a click on a link to it would. */
async function follow({ page }: Visit, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (!link) throw new Error(`The page has no link to ${href}`);
    link.click();
  }, path);
  await page.waitForURL(inject('siteUrl') + path);
}

test('a link opens its page without a reload: head, focus, scroll and announcement', async () => {
  await using visitor = await visit();
  await visitor.open('/');
  await visitor.hydrated();
  await mark(visitor);
  await visitor.page.evaluate(() => window.scrollTo(0, 1200));
  await follow(visitor, '/about');
  expect(await isMarked(visitor)).toBe(true);
  expect(await visitor.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await visitor.page.evaluate(() => window.scrollY)).toBe(0);
  expect(visitor.noise).toEqual([]);
});

test('back and forward keep the document and the scroll position', async () => {
  await using visitor = await visit();
  await visitor.open('/');
  await visitor.hydrated();
  await mark(visitor);
  await visitor.page.evaluate(() => window.scrollTo(0, 900));
  await follow(visitor, '/about');
  await visitor.page.goBack();
  await visitor.page.waitForFunction(() => window.scrollY === 900);
  expect(new URL(visitor.page.url()).pathname).toBe('/');
  await visitor.page.goForward();
  await visitor.page.waitForFunction(() => document.title.startsWith('About'));
  expect(await isMarked(visitor)).toBe(true);
  expect(visitor.noise).toEqual([]);
});

test('a link to an anchor of another page ends at the anchor', async () => {
  await using visitor = await visit();
  await visitor.open('/about');
  await visitor.hydrated();
  await mark(visitor);
  await follow(visitor, '/contact#quote');
  await visitor.page.waitForFunction(() => {
    const top = document.getElementById('quote')?.getBoundingClientRect().top ?? Number.NaN;
    return top >= -1 && top < 200;
  });
  expect(await isMarked(visitor)).toBe(true);
});

test('an address that nobody knows stays where it is, however it is written', async () => {
  for (const path of ['/a%20b', '/caf%C3%A9', '/%2541', '/a%2Fb']) {
    await using visitor = await visit();
    await visitor.open(path);
    await visitor.hydrated();
    await mark(visitor);
    await visitor.settled();
    expect([path, await isMarked(visitor)]).toEqual([path, true]);
  }
});

test('when the calls of the home page fail, the built-in values stay and the console says so', async () => {
  await using visitor = await visit();
  await visitor.page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await visitor.open('/');
  await visitor.hydrated();
  await expect
    .poll(() => visitor.noise.filter((line) => line.startsWith('info:')))
    .toEqual(
      expect.arrayContaining([
        'info: API not available, using fallback data',
        'info: Error fetching contact info',
      ]),
    );
  expect(await visitor.page.locator('a[href="/services/marble-polishing"]').count()).toBeGreaterThan(0);
});

test('the values of a later answer replace the built-in ones', async () => {
  await using visitor = await visit();
  await visitor.page.route('**/api/contact', (route) =>
    route.fulfill({
      json: {
        company: 'Deccan Stone Polishing',
        location: 'Hyderabad',
        mobile: '+919876543210',
        whatsapp: '+919876543210',
        email: 'new@example.com',
        maps: 'https://maps.example/',
      },
    }),
  );
  await visitor.open('/');
  await visitor.hydrated();
  await visitor.page.locator('a[href="tel:+919876543210"]').first().waitFor({ state: 'attached' });
  expect(await visitor.page.locator('a[href="tel:+919000000000"]').count()).toBe(0);
});

test('the services page shows its loading state after a navigation, and never on a full load', async () => {
  await using visitor = await visit();
  const answer = Promise.withResolvers<void>();
  await visitor.open('/about');
  await visitor.hydrated();
  await visitor.page.route('**/api/services', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await follow(visitor, '/services');
  await visitor.page.getByText('Loading services…').waitFor();
  answer.resolve();
  await visitor.page.getByText('Loading services…').waitFor({ state: 'detached' });
  await visitor.page.reload();
  expect(await visitor.page.getByText('Loading services…').count()).toBe(0);
});

test('after a navigation the head of every page is that of a full load, and its structured data equal or gone', async () => {
  await using traveller = await visit();
  await using reader = await visit();
  const list = '/sitemap';
  const listed = routes.filter(({ path, sitemap }) => sitemap !== null && path !== list);
  await traveller.open(list);
  await traveller.hydrated();
  await mark(traveller);
  const heads = new Set<string>();
  for (const { path } of listed) {
    await follow(traveller, path);
    await reader.open(path);
    const head = await headOf(reader);
    heads.add(head.join());
    expect(await headOf(traveller), path).toEqual(head);
    expect([[], await graphsOf(reader)], path).toContainEqual(await graphsOf(traveller));
    await traveller.page.goBack();
    await traveller.page.waitForURL(inject('siteUrl') + list);
  }
  await reader.open(list);
  expect(await headOf(traveller), list).toEqual(await headOf(reader));
  expect([[], await graphsOf(reader)], list).toContainEqual(await graphsOf(traveller));
  // No page was opened by a reload, and no two pages say the same.
  expect(await isMarked(traveller)).toBe(true);
  expect(heads.size).toBe(listed.length);
  expect(traveller.noise).toEqual([]);
});
