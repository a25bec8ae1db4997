import type { Business } from '../../data/business.ts';
import { type HeadTag, headTags, titleOf } from '../../views/head/head-tags.ts';
import { pageFileOf } from '../../views/routes/page-file-of.ts';
import type { Route } from '../../views/routes/route.ts';
import type { PageFile } from '../../views/site/ready-page.ts';
import type { Manifest } from '../base/manifest.ts';
import { structuredDataOf } from '../structured-data/structured-data.ts';

/** Head, structured data and page file of a route: what neither the query nor the visitor changes. */
export interface DocumentMetadata {
  file: PageFile;
  title: string;
  tags: readonly HeadTag[];
  jsonLd: string | null;
}

export interface DocumentMetadataOptions {
  manifest: Manifest;
  business: Business;
  siteOrigin: string;
  /** As the client wrote it, without the query. */
  path: string;
}

/** Of each route the last that were made, and from what. One process has one manifest, business and origin. */
const lastMade = new WeakMap<Route, DocumentMetadata & DocumentMetadataOptions>();

/** Made once for each route; for the 404 page, whose address is anything, each time. */
export function documentMetadata(route: Route, options: DocumentMetadataOptions): DocumentMetadata {
  const { manifest, business, siteOrigin, path } = options;
  const known = lastMade.get(route);
  const parts = ['manifest', 'business', 'siteOrigin', 'path'] as const;
  if (known && parts.every((part) => known[part] === options[part])) return known;

  const file = pageFileOf(route, manifest);
  const { isIndexed, image } = file;
  const head = { businessName: business.name, siteOrigin, path, isIndexed, image };
  const made = {
    ...options,
    file,
    title: titleOf(route.head, business.name),
    tags: headTags(route.head, head),
    jsonLd: structuredDataOf(route, { ...manifest, business, siteOrigin }),
  };
  lastMade.set(route, made);
  return made;
}
