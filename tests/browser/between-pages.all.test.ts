import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectOnConsole } from '../harness/quiet-console.ts';
import { type Visit, visit } from '../harness/visit.ts';

interface Moved {
  /** Names of what moved as one in the last transition. */
  moved?: string[];
}

for (const isFullLoad of [false, true]) {
  const way = isFullLoad ? 'a full load' : 'a navigation without one';

  test(`header, title and picture of a card become those of its page, in ${way}`, async () => {
    await using visitor = await visit();
    const page = await pressCard(visitor, isFullLoad);
    await expect
      .poll(() => page.evaluate(() => (window as Moved).moved))
      .toEqual(['picture', 'root', 'site-header', 'title']);
  });

  test(`nothing moves between pages where movement is not wanted, in ${way}`, async () => {
    await using visitor = await visit({ reducedMotion: 'reduce' });
    const page = await pressCard(visitor, isFullLoad);
    await page.locator('.service-hero').waitFor();
    expect(await page.evaluate(() => (window as Moved).moved)).toBeUndefined();
  });
}

/** Opens home and presses a service's card; without its scripts a page is left by a full load. */
async function pressCard(visitor: Visit, isFullLoad: boolean): Promise<Page> {
  const { page } = visitor;
  await page.addInitScript(recordTransitions);
  if (isFullLoad) {
    expectOnConsole(/ERR_FAILED/);
    await page.route('**/boot-*.js', (route) => route.abort());
  }
  await visitor.open('/');
  const card = page.locator('.service-card .card-link').first();
  await card.focus();
  if (!isFullLoad) await visitor.hydrated();
  await card.click();
  await page.waitForURL(/\/services\//);
  return page;
}

/** Runs in each page before anything of its own. */
function recordTransitions(): void {
  function record(transition: ViewTransition): ViewTransition {
    transition.ready.then(
      () => {
        const names = document
          .getAnimations()
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect
              ? [/^::view-transition-group\((.+)\)$/.exec(effect.pseudoElement ?? '')?.[1] ?? '']
              : [],
          );
        (window as Moved).moved = [...new Set(names)].filter(Boolean).sort();
        // A browser that is behind does without it.
      },
      () => {},
    );
    return transition;
  }
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => record(start(change));
  window.addEventListener('pagereveal', (event) => {
    const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
    if (viewTransition) record(viewTransition);
  });
}
