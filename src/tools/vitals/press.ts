import type { Page } from 'playwright';

/** Milliseconds that a finger rests on what it presses. */
const restMs = 80;

/** Touches the middle of what a selector finds, as a finger does: not lifted before `restMs`, or what is named instead. */
export async function press(page: Page, selector: string, rest = restMs): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} has no place on ${page.url()}`);
  const touchPoints = [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(rest);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
