import type { Business } from '../../data/business.ts';
import type { Tier } from '../../data/prices.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import type { PictureFacts } from '../../views/pictures/picture-fact.ts';
import type { PictureCrops } from '../base/manifest.ts';

export interface StructuredDataOptions {
  business: Business;
  /** Scheme and host, without a trailing slash. */
  siteOrigin: string;
  pictures: PictureFacts;
  pictureCrops: PictureCrops;
}

/** Facts that every node is made from. */
export interface StructuredDataContext extends StructuredDataOptions {
  ids: ReturnType<typeof nodeIdsOn>;
  /** The absolute address of a root-relative one. */
  absolute(path: string): string;
}

export function structuredDataContext(options: StructuredDataOptions): StructuredDataContext {
  const { siteOrigin } = options;
  return { ...options, ids: nodeIdsOn(siteOrigin), absolute: (path) => new URL(path, siteOrigin).href };
}

/**
 * The stable `@id` of every node, an absolute address with a fragment. A page that names another page's node by it says
 * its type and name as well: a reader of one page has no other.
 */
function nodeIdsOn(siteOrigin: string) {
  return {
    business: `${siteOrigin}/#business`,
    website: `${siteOrigin}/#website`,
    blog: `${siteOrigin}/blog#blog`,
    catalog: `${siteOrigin}/pricing#catalog`,
    page: (path: string) => `${siteOrigin}${path}#page`,
    breadcrumb: (path: string) => `${siteOrigin}${path}#breadcrumb`,
    service: (slug: ServiceSlug) => `${siteOrigin}/services/${slug}#service`,
    serviceCatalog: (slug: ServiceSlug) => `${siteOrigin}/pricing#${slug}`,
    offer: (slug: ServiceSlug, tier: Tier) => `${siteOrigin}/services/${slug}#${tier}`,
    area: (slug: string) => `${siteOrigin}/service-areas#${slug}`,
    article: (path: string) => `${siteOrigin}${path}#article`,
  };
}
