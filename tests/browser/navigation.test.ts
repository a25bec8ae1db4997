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

interface Head {
  title: string;
  tags: string[];
}

function headOf({ page }: Visit): Promise<Head> {
  return page.evaluate(() => ({
    title: document.title,
    tags: [
      ...document.head.querySelectorAll(
        'meta[name], meta[property], link[rel=canonical], link[rel=alternate]',
      ),
    ]
      .map((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' '))
      .sort(),
  }));
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

test('a page that cannot be fetched leaves the visitor where they were, with the phone number', async () => {
  await using visitor = await visit();
  await visitor.open('/');
  await visitor.hydrated();
  await visitor.page.route('**/assets/content/**', (route) => route.abort());
  await visitor.page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/about"]')?.click());
  const alert = visitor.page.locator('[role=alert]');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('+91 90000 00000');
  expect(new URL(visitor.page.url()).pathname).toBe('/');
  await visitor.page.unroute('**/assets/content/**');
  await follow(visitor, '/about');
  expect(await alert.count()).toBe(0);
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

test('after a navigation the head of every page is that of a full load, and no structured data is stale', async () => {
  await using traveller = await visit();
  await using reader = await visit();
  await traveller.open('/sitemap');
  await traveller.hydrated();
  for (const { path } of routes.filter(({ sitemap }) => sitemap !== null)) {
    await follow(traveller, path);
    await reader.open(path);
    expect(await headOf(traveller), path).toEqual(await headOf(reader));
    if (path !== '/sitemap') {
      expect(await traveller.page.locator('script[type="application/ld+json"]').count()).toBe(0);
    }
    if (path !== '/sitemap') await traveller.page.goBack();
  }
  expect(traveller.noise).toEqual([]);
});
