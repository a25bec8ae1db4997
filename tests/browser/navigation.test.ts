import { expect, inject, test } from 'vitest';
import { follow, isMarked, mark } from '../harness/follow.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { holdBack, visit, visitHydrated, visitPage } from '../harness/visit.ts';

test('a link opens its page without a reload, at its top and with the focus on its heading', async () => {
  await using visitor = await visitHydrated('/');
  await mark(visitor);
  await visitor.page.evaluate(() => window.scrollTo(0, 1200));
  await follow(visitor, '/about');
  expect(await isMarked(visitor)).toBe(true);
  expect(await visitor.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await visitor.page.evaluate(() => window.scrollY)).toBe(0);
  expect(visitor.noise).toEqual([]);
});

test('a page opened by a link is at its top in the first frame that draws it', async () => {
  await using visitor = await visitHydrated('/');
  await visitor.page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  const drawnAt = visitor.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1');
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1') === heading) return;
          observer.disconnect();
          // A timer of the frame's own ends after it is drawn.
          requestAnimationFrame(() => setTimeout(() => resolve(window.scrollY)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await follow(visitor, '/about');
  expect(await drawnAt).toBe(0);
});

test('the first frame of a page opened by a link leaves the parts below its first band for the next', async () => {
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  const seen = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const states: string[] = [];
        function look(): void {
          const part = document.querySelector('main .band ~ .band');
          const state = part && getComputedStyle(part).contentVisibility;
          if (location.pathname === '/pricing' && state && state !== states.at(-1)) states.push(state);
          if (states.at(-1) === 'visible') resolve(states);
          else requestAnimationFrame(look);
        }
        look();
      }),
  );
  await follow(visitor, '/pricing');
  expect(await seen).toEqual(['hidden', 'auto', 'visible']);
});

test('the focus leaves a page before that goes, which would be styled anew for it', async () => {
  await using visitor = await visitHydrated('/');
  const { page } = visitor;
  await page.locator('.home-hero__quote').focus();
  await page.evaluate(() => {
    document.activeElement?.addEventListener('blur', () => {
      // Written just before the page is taken away.
      document.documentElement.dataset.blurredAt = location.pathname;
    });
  });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
  expect(await page.evaluate(() => document.documentElement.dataset.blurredAt)).toBe('/');
});

test('back and forward keep the document and the scroll position', async () => {
  await using visitor = await visitHydrated('/');
  await mark(visitor);
  await visitor.page.evaluate(() => window.scrollTo(0, 900));
  await follow(visitor, '/about');
  await visitor.page.evaluate(async () => {
    // The event of the arrival's own scroll comes a frame after its address.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    addEventListener('scroll', () => document.body.append(`scrolled to ${window.scrollY}.`));
  });
  await visitor.page.goBack();
  await visitor.page.waitForFunction(() => window.scrollY === 900);
  // At once, not gliding.
  expect(await visitor.page.evaluate(() => document.body.lastChild?.textContent)).toBe('scrolled to 900.');
  expect(
    await visitor.page.evaluate(() => document.body.textContent.match(/scrolled to \d+\./g)),
  ).toHaveLength(1);
  expect(new URL(visitor.page.url()).pathname).toBe('/');
  await visitor.page.goForward();
  await visitor.page.waitForFunction(() => document.title.startsWith('About'));
  expect(await isMarked(visitor)).toBe(true);
  expect(visitor.noise).toEqual([]);
});

test('back to a page from before a reload shows that page, hydrated or not', async () => {
  await using visitor = await visitPage('/');
  const heading = await visitor.page.locator('h1').textContent();
  await visitor.hydrated();
  await follow(visitor, '/about');
  await visitor.page.reload();
  await visitor.page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => visitor.page.locator('h1').textContent()).toBe(heading);
  expect(visitor.noise).toEqual([]);
});

test('a page that takes its time says its name meanwhile, and the one that was left keeps its place', async () => {
  await using visitor = await visitPage('/');
  const { page } = visitor;
  await visitor.settled();
  const release = await holdBack(page, '**/content/*/about.json');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/about"]')?.click());
  await page.locator('.arriving', { hasText: 'About' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  release();
  await page.waitForURL('**/about');
  expect(await page.locator('.arriving').count()).toBe(0);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 700);
  expect(visitor.noise).toEqual([]);
});

test('who goes back while a page is still on its way stays where they went', async () => {
  await using visitor = await visitHydrated('/faq');
  const { page } = visitor;
  const heading = await page.locator('h1').textContent();
  await follow(visitor, '/about');
  const release = await holdBack(page, '**/content/*/pricing.json');
  const content = page.waitForResponse('**/content/*/pricing.json');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/pricing"]')?.click());
  await page.locator('.arriving').waitFor();
  await page.goBack();
  await expect.poll(() => page.locator('h1').textContent()).toBe(heading);
  expect(await page.locator('.arriving').count()).toBe(0);
  release();
  await (await content).finished();
  // What is done with it is done when the page has nothing to do any more.
  await page.evaluate(async () => {
    for (let moment = 0; moment < 5; moment += 1) await new Promise((idle) => requestIdleCallback(idle));
  });
  expect(await page.locator('h1').textContent()).toBe(heading);
  expect(await page.evaluate(() => location.pathname)).toBe('/faq');
  expect(visitor.noise).toEqual([]);
});

test('a link to an anchor of another page ends at the anchor', async () => {
  await using visitor = await visitHydrated('/about');
  await mark(visitor);
  await follow(visitor, '/contact#quote');
  await visitor.page.waitForFunction(() => {
    const top = document.getElementById('quote')?.getBoundingClientRect().top ?? Number.NaN;
    return top >= -1 && top < 200;
  });
  expect(await isMarked(visitor)).toBe(true);
});

test('a link within a page is left to the browser, and the way back from another page still leads to its part', async () => {
  await using visitor = await visitHydrated('/glossary');
  const { page } = visitor;
  const word = page.locator('main a[href="#lippage"]').first();
  // Long enough for the page of a link to be prepared.
  await word.hover();
  await page.waitForTimeout(150);
  await word.click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#lippage');
  // It does not need the styles of all pages, as a page that is opened does.
  expect(await page.locator('body > link[rel=stylesheet]').count()).toBe(0);
  await follow(visitor, '/care');
  await page.goBack();
  expect(new URL(page.url()).hash).toBe('#lippage');
  await expect.poll(() => page.locator('#lippage').isVisible()).toBe(true);
  expect(await page.locator('h1').textContent()).toContain('Twenty words');
});

test('a page that is here is not shown before the styles of all pages are', async () => {
  await using visitor = await visitHydrated('/glossary');
  const { page } = visitor;
  const release = await holdBack(page, '**/assets/site-*.css');
  const content = page.waitForResponse('**/content/*/care.json');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/care"]')?.focus());
  await (await content).finished();
  await page.waitForTimeout(200);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/care"]')?.click());
  await page.waitForTimeout(300);
  expect(new URL(page.url()).pathname).toBe('/glossary');
  release();
  await page.waitForURL('**/care');
  expect(visitor.noise).toEqual([]);
});

test('where the browser takes no further step of the history, as Safari does after a hundred in half a minute, a link loads its page', async () => {
  await using visitor = await visitHydrated('/faq');
  const { page } = visitor;
  await mark(visitor);
  await page.evaluate(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
    };
  });
  await follow(visitor, '/about');
  await page.waitForFunction(() => document.title.startsWith('About'));
  await expect.poll(() => isMarked(visitor)).toBe(false);
  await page.goBack();
  await page.waitForURL('**/faq');
  expect(visitor.noise).toEqual([]);
});

test('an address that nobody knows stays where it is, however it is written', async () => {
  for (const path of ['/a%20b', '/caf%C3%A9', '/%2541', '/a%2Fb']) {
    await using visitor = await visitHydrated(path);
    await mark(visitor);
    await visitor.settled();
    expect([path, await isMarked(visitor)]).toEqual([path, true]);
  }
});

test('when the calls of the home page fail, the built-in values stay and the console says so', async () => {
  expectOnConsole(/500/);
  await using visitor = await visit();
  await visitor.page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await visitor.openHydrated('/');
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

test('an answer that this page cannot show, such as that of a newer version, leaves the built-in values', async () => {
  const service: object = (await (await fetch(`${inject('siteUrl')}/api/services`)).json())[0];
  const contact: object = await (await fetch(`${inject('siteUrl')}/api/contact`)).json();
  const unknown = { ...service, slug: 'terrazzo', picture: 'terrazzo' };
  await using visitor = await visit();
  const { page } = visitor;
  for (const [call, json] of [
    ['services', null],
    ['services', ''],
    ['services', { items: [] }],
    ['services', [unknown]],
    ['services', [{ ...service, picture: 'terrazzo' }]],
    ['services', [{ ...service, process: 'five' }]],
    ['contact', null],
    ['contact', { ...contact, mobile: undefined }],
    ['contact', { ...contact, company: {} }],
  ] as const) {
    visitor.noise.length = 0;
    await page.unrouteAll();
    await page.route(`**/api/${call}`, (route) => route.fulfill({ json }));
    await visitor.openHydrated(call === 'services' ? '/services' : '/contact');
    await expect.poll(() => visitor.noise.join()).toMatch(/info: Error fetching/);
    expect(await page.locator('a[href="/services/marble-polishing"]').count()).toBeGreaterThan(0);
    expect(await page.locator('a[href="tel:+919000000000"]').count()).toBeGreaterThan(0);
  }
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
  await visitor.openHydrated('/');
  await visitor.page.locator('a[href="tel:+919876543210"]').first().waitFor({ state: 'attached' });
  expect(await visitor.page.locator('a[href="tel:+919000000000"]').count()).toBe(0);
});

test('who goes back while the page of a card is about to take its place is not led on to it', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(() => {
    const usual = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const late = new Promise((resolve) => setTimeout(resolve, 500));
      document.documentElement.dataset.moves = 'yes';
      return usual(() => late.then(update as () => Promise<void>));
    };
  });
  await visitor.openHydrated('/about');
  await follow(visitor, '/blog');
  await page.locator('main .card a[href]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator(':root[data-moves]').waitFor({ state: 'attached' });
  await page.evaluate(() => window.history.back());
  await page.waitForURL('**/about');
  await page.waitForTimeout(1000);
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await page.title()).toMatch(/^About/);
});
