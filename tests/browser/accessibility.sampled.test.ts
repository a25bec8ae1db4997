import { expect, test } from 'vitest';
import { sampledWays } from '../harness/addresses.ts';
import { addAxe, violationsIn } from '../harness/axe.ts';
import { unfoldEverything } from '../harness/unfold-everything.ts';
import { visit } from '../harness/visit.ts';

for (const { address, ways: widths } of sampledWays([320, 768, 1280])) {
  test(`${address} meets WCAG 2.2 AA at ${widths.join(', ')} px in both themes, everything unfolded`, async () => {
    // Without movement nothing is caught halfway between two colours.
    await using visitor = await visit({ reducedMotion: 'reduce' });
    const { page } = visitor;
    await visitor.open(address);
    await visitor.settled();
    await unfoldEverything(page);
    await addAxe(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violationsIn(page), `${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsIn(page, 'colours'), `${width} px, dark`).toEqual([]);
    }
  });
}
