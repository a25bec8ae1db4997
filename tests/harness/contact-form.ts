import type { Locator, Page, Route } from 'playwright';
import type { FieldName } from '../../data/forms.ts';

export function field(page: Page, name: FieldName): Locator {
  return page.locator(`#contact-${name}`);
}

/** Fills in what the contact form needs. `message` keeps one test's enquiry apart from another's. */
export async function fillIn(page: Page, message: string): Promise<void> {
  await field(page, 'name').fill('లక్ష్మి Rao');
  await field(page, 'email').fill('lakshmi@example.com');
  await field(page, 'phone').fill('+91 90000 00000');
  await field(page, 'message').fill(message);
}

export function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Send Message' }).click();
}

/** Answers posts of the contact form instead of the server. */
export async function answerPosts(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/contact', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.continue(),
  );
}
