import type { Tier } from '../../data/prices.ts';

/** What the contact form may arrive filled in with, under the names of its fields. */
export interface QuoteChoices {
  /** As the service is named, not its slug. */
  service?: string;
  tier?: Tier;
  /** A locality. */
  area?: string;
  /** Square feet. */
  area_size?: number;
}

/** The query, without `?`, of a link to `/contact#quote`. */
export function quoteSearch(choices: QuoteChoices): string {
  const entries = Object.entries(choices).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}
