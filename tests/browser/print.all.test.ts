import { expect, test } from 'vitest';
import { openingHours } from '../../data/business.ts';
import { visit } from '../harness/visit.ts';

/** A sheet of A4, whose width is what the styles for paper are asked with. */
const sheet = { width: 794, height: 1123 };

test('the contact page prints where and when somebody answers, and no form', async () => {
  await using visitor = await visit({ viewport: sheet });
  const { page } = visitor;
  await visitor.openHydrated('/contact');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main form').isVisible()).toBe(false);
  expect(await page.locator('.contact-details__hours:visible').allTextContents()).toEqual([
    openingHours.text,
  ]);
});

test('the three packages lie side by side on paper, each with all of its words inside', async () => {
  await using visitor = await visit({ viewport: sheet });
  const { page } = visitor;
  await visitor.open('/pricing');
  await page.emulateMedia({ media: 'print' });
  const outside = await page.locator('.package-slab').evaluateAll((slabs) =>
    slabs.flatMap((slab) => {
      const { left, right } = slab.getBoundingClientRect();
      return [...slab.querySelectorAll('h3, p, li')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.left < left || box.right > right;
        })
        .map(({ textContent }) => textContent);
    }),
  );
  expect(outside).toEqual([]);
});
