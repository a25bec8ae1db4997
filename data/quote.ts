import type { Tier } from './prices.ts';

/**
 * What a page and its visitor know of the work, for every link to the quote form and every chat. In an address it is
 *
 *     /contact?service=<slug>&tier=basic|premium|luxury&area=<slug>&stone=<id>#quote
 *
 * and for an estimate, whose address and form have the same names, `rooms`, `size`, `unit`, `counter` and `steps`
 * besides (`data/estimate.ts`). `area_size`, square feet in figures, and names instead of slugs are read too.
 */
export interface QuoteChoices {
  service?: Named;
  tier?: Named & { slug: Tier };
  /** A locality. */
  area?: Named;
  stone?: Named;
  /** Square feet in figures. */
  squareFeet?: string;
  /** One that comes to a sum: its part of the address, and it all in a line. */
  estimate?: { query: string; text: string };
  /** A sentence for the chat alone, such as what the visitor has read. */
  opening?: string;
}

/** Something with an address or an id of its own. */
export interface Named {
  slug: string;
  name: string;
}

/** What an address may name besides the services. */
export interface KnownPlaces {
  areas: readonly Named[];
  stones: readonly Named[];
}

/** The tenth service, which has no page of its own. */
export const restoration: Named = { slug: 'stone-restoration', name: 'Stone Restoration & Maintenance' };

/** What a page knows, and what one link of it says besides: of another work the estimate is another. */
export function withChoices(known: QuoteChoices, chosen: QuoteChoices = {}): QuoteChoices {
  const { estimate, ...others } = known;
  const isSameWork = !chosen.service && !chosen.tier;
  return { ...others, ...(estimate && isSameWork && { estimate }), ...chosen };
}

/** The query, without `?`, of a link to `/contact#quote`. */
export function quoteQuery({ service, tier, area, stone, estimate }: QuoteChoices): string {
  const query = new URLSearchParams();
  if (!estimate && service) query.set('service', service.slug);
  if (!estimate && tier) query.set('tier', tier.slug);
  if (area) query.set('area', area.slug);
  if (stone) query.set('stone', stone.slug);
  return [...(estimate ? [estimate.query] : []), query.toString()].filter(Boolean).join('&');
}
