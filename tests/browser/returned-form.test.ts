import { expect, inject, test } from 'vitest';
import { visit } from '../harness/visit.ts';

test('a form that comes back from its post hydrates as its page, with what was typed', async () => {
  await using visitor = await visit({ javaScriptEnabled: true });
  await visitor.open('/');
  // Sent by the browser itself, before any script is there to take it over.
  await visitor.page.route('**/assets/hydrate-page-*.js', (route) => route.abort());
  await visitor.page.reload();
  await visitor.page.fill('form[action="/quote"] [name=name]', 'Lakshmi');
  await visitor.page.fill('form[action="/quote"] [name=phone]', '12');
  await visitor.page.unroute('**/assets/hydrate-page-*.js');
  visitor.noise.length = 0;
  const [answer] = await Promise.all([
    visitor.page.waitForResponse((response) => response.request().method() === 'POST'),
    visitor.page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/quote"]')?.submit()),
  ]);
  expect(answer.status()).toBe(422);
  await visitor.hydrated();
  expect(visitor.page.url()).toBe(`${inject('siteUrl')}/`);
  expect(await visitor.page.inputValue('form[action="/quote"] [name=name]')).toBe('Lakshmi');
  expect(await visitor.page.title()).toMatch(/^Error: /);
  expect(visitor.noise.filter((line) => !line.includes('422'))).toEqual([]);
});
