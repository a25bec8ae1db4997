import type { ReadyPage } from '../site/ready-page.ts';
import type { Site } from '../site/site-context.tsx';
import { headTags, titleOf } from './head-tags.ts';

// What stays the same on every page, and so is not the route table's.
const fixed = ':not([name=viewport]):not([name=theme-color]):not([name=color-scheme])';
const ofThePage = `meta[name]${fixed}, meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]`;

/**
 * Gives the document the head of a page that was opened without a full load: the same tags that the server would have
 * sent. Structured data is taken away rather than replaced, because Trusted Types forbid to write a script's
 * text, and a stale block would describe another page.
 */
export function showHead(
  { head, path, isIndexed, image }: ReadyPage,
  { business, siteOrigin }: Pick<Site, 'business' | 'siteOrigin'>,
): void {
  document.title = titleOf(head, business.name);
  for (const element of document.head.querySelectorAll(ofThePage)) element.remove();
  const context = { businessName: business.name, siteOrigin, path, isIndexed, image };
  for (const { tag, attributes } of headTags(head, context)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
