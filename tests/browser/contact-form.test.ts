import type { Locator } from 'playwright';
import { expect, inject, test } from 'vitest';
import {
  answers,
  callUs,
  detailsLabel,
  errorSummaryHeading,
  fieldErrors as errors,
  errorTitlePrefix,
  nextSteps,
  sendingLabel,
  sendOnWhatsapp,
  sendPictures,
} from '../../data/enquiry-form.ts';
import { answerPosts, field, fillIn, send } from '../harness/contact-form.ts';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { visit, visitHydrated } from '../harness/visit.ts';

/** For what comes after fonts and a scroll. */
const slow = { timeout: 5000 };

test('a message is sent without leaving the page, and its reference leads to the page about it', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await fillIn(page, 'Hall of 400 sq ft, dull near the door.');
  await send(page);
  const result = page.locator('.alert--success');
  await result.waitFor();
  const [, reference] =
    /reference is ([2-9CFHJKMNPRTWXY]{8})\./.exec((await result.textContent()) ?? '') ?? [];
  expect(reference).toBeDefined();
  expect(await result.textContent()).toMatch(/We answer by \w{3} \d/);
  // The form gives way to what comes next, and to the pictures that can follow.
  expect(await page.locator('.enquiry-form').count()).toBe(0);
  const after = page.locator('.enquiry-form__result');
  expect(await after.textContent()).toContain(nextSteps[0]);
  const chat = await after.getByRole('link', { name: sendPictures }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(reference);
  expect(await after.textContent()).toMatch(new RegExp(`\\+91 90000 00000 .*${reference}`));
  expect(page.url()).toBe(`${inject('siteUrl')}/contact`);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await result.getByRole('link', { name: answers.follow }).click();
  await page.waitForURL('**/enquiry/*');
  expect(await page.locator('main').textContent()).toContain('Hall of 400 sq ft, dull near the door.');
  expect(visitor.noise).toEqual([]);
});

test('the result can be dismissed: the form is back, empty, and its button has the focus', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await fillIn(page, 'Stairs of Kota, eleven treads.');
  await send(page);
  await page.getByRole('button', { name: 'Dismiss this message' }).click();
  expect(await page.locator('.alert').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send Message');
  expect(await field(page, 'message').inputValue()).toBe('');
});

test('while it is being sent the button says so and a second click sends nothing', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  const held = Promise.withResolvers<void>();
  const bodies: string[] = [];
  await answerPosts(page, async (route) => {
    bodies.push(route.request().postData() ?? '');
    await held.promise;
    await route.fulfill({ status: 201, json: { reference: 'CFHJKMNP', url: '/enquiry/x' } });
  });
  await fillIn(page, 'A held message.');
  await send(page);
  const button = page.locator('.enquiry-form__submit');
  await expect.poll(() => button.textContent()).toBe(sendingLabel);
  expect(await button.isDisabled()).toBe(true);
  await field(page, 'name').press('Enter');
  held.resolve();
  await page.locator('.alert--success').waitFor();
  expect(await button.count()).toBe(0);
  expect(bodies).toHaveLength(1);
  const sent = new URLSearchParams(bodies[0]);
  expect(sent.get('form_key')).toMatch(/^[0-9a-f]{32}$/);
  expect(Number(sent.get('fill_ms'))).toBeGreaterThanOrEqual(0);
  expect(sent.get('homepage')).toBe('');
  expect(sent.get('notice')).toMatch(/^contact-/);
  expect(sent.get('_subject')).toBe('Message from the contact page');
});

test('mistakes are named above the page and beside each field, and nothing typed is lost', async () => {
  expectOnConsole(/422/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await field(page, 'name').fill('Lakshmi');
  await field(page, 'phone').fill('12');
  await send(page);
  const summary = page.locator('main > :first-child [role=alert]');
  await summary.waitFor();
  expect(await summary.getByRole('heading').textContent()).toBe(errorSummaryHeading);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.title()).toMatch(new RegExp(`^${errorTitlePrefix}`));
  expect(await summary.getByRole('link').count()).toBe(3);

  await summary.getByRole('link', { name: errors.phone }).click();
  const phone = field(page, 'phone');
  await expect.poll(() => phone.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await phone.inputValue()).toBe('12');
  expect(await phone.getAttribute('aria-invalid')).toBe('true');
  const describedBy = (await phone.getAttribute('aria-describedby'))?.split(' ') ?? [];
  expect(await page.locator(`#${describedBy.at(-1)}`).textContent()).toContain(errors.phone);
  expect(await field(page, 'name').getAttribute('aria-invalid')).toBeNull();

  await fillIn(page, 'The same form, mended.');
  await send(page);
  await page.locator('.alert--success').waitFor();
  expect(await summary.count()).toBe(0);
  expect(await page.title()).not.toContain(errorTitlePrefix);
});

test.each([
  {
    what: 'a key for it',
    deny: () => {
      Crypto.prototype.getRandomValues = () => {
        throw new Error('denied');
      };
    },
    // Its draft has none either.
    says: [/^uncaught: denied/],
  },
  {
    what: 'an end to the wait',
    deny: () => {
      AbortSignal.timeout = () => {
        throw new Error('denied');
      };
    },
    says: [],
  },
  {
    what: 'the request',
    deny: () => {
      const { fetch } = window;
      window.fetch = (input, options) => {
        if (options?.method === 'POST') throw new Error('denied');
        return fetch(input, options);
      };
    },
    says: [],
  },
])(
  'where the page cannot send a form, since the browser denies $what, the browser posts it, with every word and choice',
  async ({ deny, says }) => {
    for (const line of [/^warning: The browser posts the form/, ...says]) expectOnConsole(line);
    await using visitor = await visit();
    const { page } = visitor;
    await page.addInitScript(deny);
    await visitor.openHydrated('/contact');
    await fillIn(page, 'Kota stone in the yard.');
    await field(page, 'service').selectOption('Kota Stone Polishing');
    await send(page);
    await page.waitForURL('**/enquiry/*');
    const sent = await page.locator('main').textContent();
    expect(sent).toContain('Kota stone in the yard.');
    expect(sent).toContain('Kota Stone Polishing');
  },
);

test('on a phone the summary and the first field to mend are both in view', async () => {
  expectOnConsole(/422/);
  await using visitor = await visitHydrated('/contact', { viewport: { width: 360, height: 640 } });
  const { page } = visitor;
  await field(page, 'name').fill('Lakshmi');
  await field(page, 'email').fill('lakshmi@example.com');
  await send(page);
  const summary = page.locator('.error-summary__slab');
  const first = page.locator('.form-field--wrong').first();
  const bar = page.locator('.action-bar');
  await first.waitFor();
  const edges = async () => ({
    summaryTop: (await summary.boundingBox())?.y,
    summaryEnd: await endOf(summary),
    fieldTop: (await first.boundingBox())?.y,
    fieldEnd: await endOf(first),
    barTop: (await bar.boundingBox())?.y,
  });
  await expect
    .poll(async () => {
      const { summaryTop = -1, summaryEnd, fieldTop = -1, fieldEnd, barTop = 0 } = await edges();
      return summaryTop >= 0 && summaryEnd <= fieldTop && fieldEnd <= barTop;
    }, slow)
    .toBe(true);
  // A field that has the focus has the window to itself.
  await summary.getByRole('link').first().click();
  await expect.poll(async () => (await summary.boundingBox())?.y).toBeLessThan(0);
});

test('in a window of 320 by 256 pixels, as at 400 %, each link of the summary comes into view', async () => {
  expectOnConsole(/422/);
  await using visitor = await visitHydrated('/contact', { viewport: { width: 320, height: 256 } });
  const { page } = visitor;
  await send(page);
  const links = page.locator('.error-summary__slab li a');
  await expect.poll(() => links.count(), slow).toBe(4);
  for (const link of await links.all()) {
    await link.focus();
    expect(await endOf(link)).toBeLessThanOrEqual((await page.locator('.action-bar').boundingBox())?.y ?? 0);
  }
});

async function endOf(element: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return y + height;
}

test('mistakes are forgotten once the visitor has gone to another page', async () => {
  expectOnConsole(/422/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await send(page);
  await page.locator('.error-summary').waitFor();
  await page.getByRole('link', { name: 'More about each area' }).click();
  await page.waitForURL('**/service-areas');
  await page.goBack();
  await field(page, 'name').waitFor();
  expect(await page.locator('.error-summary').count()).toBe(0);
});

test('without a connection the words stay, with a call and a chat that carries them', async () => {
  expectOnConsole(/ERR_INTERNET_DISCONNECTED/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  // What sends the form comes with the first word: it could not be fetched any more.
  const sender = page.waitForEvent('requestfinished', (request) => request.url().includes('/form-answer-'));
  await fillIn(page, 'Verandah, Kota & brass strips.');
  await sender;
  await page.context().setOffline(true);
  await send(page);
  const result = page.locator('.alert--error');
  await result.waitFor();
  expect(await result.textContent()).toContain(answers.offline);
  expect(await result.getByRole('link', { name: callUs }).getAttribute('href')).toMatch(/^tel:\+91/);
  const chat = new URL((await result.getByRole('link', { name: sendOnWhatsapp }).getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toContain('Message: Verandah, Kota & brass strips.');
  expect(chat.searchParams.get('text')).toContain('లక్ష్మి Rao');
  expect(await field(page, 'message').inputValue()).toBe('Verandah, Kota & brass strips.');

  await page.context().setOffline(false);
  await send(page);
  await page.locator('.alert--success').waitFor();
});

test('where the connection goes before the first word the form stays too, and is sent when it is back', async () => {
  expectOnConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await page.context().setOffline(true);
  await fillIn(page, 'Typed in a lift.');
  await send(page);
  const result = page.locator('.alert--error');
  await result.waitFor();
  expect(await result.textContent()).toContain('+91 90000 00000');
  expect(await field(page, 'message').inputValue()).toBe('Typed in a lift.');

  await page.context().setOffline(false);
  await send(page);
  await page.getByText('Its reference is').waitFor();
  expect(await result.count()).toBe(0);
});

test('a store that is out of reach is said in its own words', async () => {
  expectOnConsole(/503/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  await answerPosts(page, (route) =>
    route.fulfill({ status: 503, json: { errors: [], message: answers.failed } }),
  );
  await fillIn(page, 'Kept, not stored.');
  await send(page);
  await page.locator('.alert--error').waitFor();
  expect(await page.locator('.alert--error').textContent()).toContain(answers.failed);
  expect(await field(page, 'message').inputValue()).toBe('Kept, not stored.');
});

test('an answer of another shape, as of a firewall or a newer version, leaves the words, with the ways round', async () => {
  expectOnConsole(/422/);
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  let json: unknown;
  await answerPosts(page, (route) => route.fulfill({ status: 422, json }));
  await fillIn(page, 'Kept, whatever is answered.');
  for (json of [
    null,
    { errors: 'blocked' },
    { errors: [null] },
    { errors: [{ code: 1015, message: 'blocked' }] },
    { errors: [{ field: 'pin', code: 1015 }] },
    { message: { text: 'blocked' } },
  ]) {
    await send(page);
    const alert = page.locator('.alert--error');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(answers.failed);
    expect(await field(page, 'message').inputValue()).toBe('Kept, whatever is answered.');
    await page.getByRole('button', { name: 'Dismiss this message' }).click();
  }
});

test.each([
  { field: 'pin', code: 'required', message: 'Enter the PIN code' },
  { field: 'service', code: 'choice', message: errors.service },
])(
  'a form of which a newer version wants what it has not, such as $field, is posted by the browser, for which that version has a page',
  async (error) => {
    expectOnConsole(/422/);
    await using visitor = await visitHydrated('/contact');
    const { page } = visitor;
    const posts: (string | null)[] = [];
    await answerPosts(page, (route) => {
      posts.push(route.request().postData());
      if (!route.request().isNavigationRequest())
        return route.fulfill({ status: 422, json: { errors: [error] } });
      return route.continue();
    });
    await fillIn(page, 'Typed before the new version came.');
    await field(page, 'service').selectOption({ index: 1 });
    await send(page);
    await page.waitForURL('**/enquiry/*');
    expect(posts).toHaveLength(2);
    const [sent, again] = posts.map((post) => new URLSearchParams(post ?? ''));
    for (const name of ['name', 'phone', 'email', 'service', 'message']) {
      expect(again?.get(name)).toBe(sent?.get(name));
      expect(again?.get(name)).toBeTruthy();
    }
  },
);

test('in the quick form the labels stand level, and the fields and the button on one line below them', async () => {
  for (const width of [768, 1440]) {
    await using visitor = await visit({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    await visitor.open('/');
    for (const row of ['.form-field__label', '.form-field__control, .enquiry-form__submit']) {
      const tops = await visitor.page
        .locator('.quick-quote')
        .locator(row)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(1);
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    }
  }
});

test('what may be left to us is folded until it is asked for, chosen, typed or wrong', async () => {
  await using visitor = await visitHydrated('/contact');
  const { page } = visitor;
  const size = field(page, 'area_size');
  expect(await size.isVisible()).toBe(false);
  await page.getByText(detailsLabel).click();
  await size.fill('a lot');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  await page.reload();
  await visitor.hydrated();
  await expect.poll(() => size.isVisible()).toBe(true);
  // Folded by the visitor, and unfolded by what is wrong in it, as often as it is sent.
  expectOnConsole(/422/);
  for (const _ of ['once', 'again']) {
    await page.getByText(detailsLabel).click();
    expect(await size.isVisible()).toBe(false);
    await send(page);
    await page.locator('#contact-area_size-error').waitFor();
  }

  for (const width of [360, 1280]) {
    await using newcomer = await visit({ viewport: { width, height: 740 }, javaScriptEnabled: false });
    await newcomer.open('/contact?tier=premium');
    expect(await field(newcomer.page, 'tier').isVisible()).toBe(true);
    await newcomer.open('/contact');
    expect(await field(newcomer.page, 'tier').isVisible()).toBe(false);
  }
});

test('a tap on the button of a form at the lower edge of a phone sends it: the bar comes back after the tap', async () => {
  await using visitor = await visitHydrated('/contact', {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = visitor;
  await fillIn(page, 'A hall whose keyboard was put away.');
  await field(page, 'message').tap();
  const button = page.locator('.enquiry-form__submit');
  await button.evaluate((element) =>
    window.scrollBy({
      top: element.getBoundingClientRect().bottom - window.innerHeight,
      behavior: 'instant',
    }),
  );
  const edge = { x: 180, y: 630 };
  const isAtEdge = (selector: string): Promise<boolean> =>
    page.evaluate(({ x, y, selector }) => document.elementFromPoint(x, y)?.closest(selector) !== null, {
      ...edge,
      selector,
    });
  expect(await isAtEdge('.enquiry-form__submit')).toBe(true);
  await page.touchscreen.tap(edge.x, edge.y);
  await page.locator('.alert--success').waitFor();
  await expect.poll(() => isAtEdge('.action-bar')).toBe(true);
});

test('the number stands in figures and the chat with it in the first window of the contact page: below one another on a phone, and side by side on the line that the lede ends on where there is room', async () => {
  await using visitor = await visit({ viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  await visitor.open('/contact');
  const ways = page.locator('.contact-plate__way');
  const bottoms = (): Promise<number[]> =>
    page
      .locator('.contact-page .lede, .contact-plate__way')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(await ways.count()).toBe(2);
  const [lede = 0, call = 0, chat = 0] = await bottoms();
  const bar = await page.locator('.action-bar').boundingBox();
  expect(call).toBeGreaterThan(lede);
  expect(chat).toBeGreaterThan(call);
  expect(chat).toBeLessThan(bar?.y ?? 0);
  // Not once more among the other ways.
  expect(await page.locator('.contact-page__details a[href^="tel:"]').count()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [words = 0, ...tiles] = await bottoms();
  // Below the line are a tile's padding and the rest of its own.
  for (const tile of tiles) expect(tile - words).toBeCloseTo(14, -1);
});
