import { expect, test } from 'vitest';
import { visitPage } from '../harness/visit.ts';

const forced = { forcedColors: 'active' } as const;

test.each(['/contact', '/estimate', '/services/marble-polishing'])(
  'in forced colours a list of choices on %s has its arrow',
  async (path) => {
    await using visitor = await visitPage(path, forced);
    const lists = visitor.page.locator('main select');
    const appearances = await lists.evaluateAll((all) =>
      all.map((list) => getComputedStyle(list).appearance),
    );
    expect(appearances.length).toBeGreaterThan(1);
    // Chromium takes away pictures that are gradients, and with them an arrow drawn as one.
    expect(appearances).not.toContain('none');
  },
);

test.each([
  ['/gallery', 'Gallery'],
  ['/services/kota-stone-polishing', 'Services'],
])('in forced colours the menu says on %s which of its pages this is', async (path, name) => {
  await using visitor = await visitPage(path, forced);
  const links = visitor.page.locator('.site-menu__link');
  const lines = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, getComputedStyle(link).textDecorationLine]),
  );
  expect(lines.filter(([, line]) => line === 'underline')).toEqual([[name, 'underline']]);
});

test('in forced colours the services of home are underlined alike: no ground and no colour of their own says that they lead on', async () => {
  await using visitor = await visitPage('/', forced);
  const lines = await visitor.page
    .locator('.service-slabs a')
    .evaluateAll((links) =>
      links.map((link) =>
        [link, ...link.querySelectorAll('*')].some(
          (part) => getComputedStyle(part).textDecorationLine === 'underline',
        ),
      ),
    );
  expect(lines.length).toBe(10);
  expect(lines).not.toContain(false);
});
