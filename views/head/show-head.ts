import type { ReadyPage } from '../navigation/page-source.ts';
import type { Site } from '../site/site-context.tsx';
import { headTags } from './head-tags.ts';
import { syncHead } from './sync-head.ts';

/** Gives the document everything in the head, but the title, of a page that was opened without a full load. */
export function showHead(
  { head, path, isIndexed, image }: ReadyPage,
  { business, siteOrigin }: Pick<Site, 'business' | 'siteOrigin'>,
): void {
  syncHead(headTags(head, { businessName: business.name, siteOrigin, path, isIndexed, image }));
}
