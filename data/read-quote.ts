import { estimateOf, estimateQuery, wholeEstimate } from './estimate.ts';
import { estimateText } from './estimate-words.ts';
import { tierNames } from './price-line.ts';
import { tiers } from './prices.ts';
import { type KnownPlaces, type Named, type QuoteChoices, restoration } from './quote.ts';
import { serviceNames } from './services/names.ts';

// Apart from `quote.ts`, which every page ships to the browser for its links.

/** What a query chose. Whatever the site does not offer is left out. The same on both sides. */
export function readQuote(search: string, { areas, stones }: KnownPlaces): QuoteChoices {
  const query = new URLSearchParams(search);
  const asked = (name: string): string => query.get(name)?.slice(0, 100).trim().toLowerCase() ?? '';
  const among = (choices: readonly Named[], name: string): Named | undefined =>
    choices.find((choice) => [choice.slug, choice.name.toLowerCase()].includes(asked(name)));
  const service = among([...serviceNames, restoration], 'service');
  const tier = tiers.find((candidate) => candidate === asked('tier'));
  const area = among(areas, 'area');
  const stone = among(stones, 'stone');
  const squareFeet = /^[1-9]\d{0,5}$/.exec(asked('area_size'))?.[0];
  const input = wholeEstimate(query);
  const figures = input && estimateOf(estimateQuery(input));
  return {
    ...(service && { service }),
    ...(tier && { tier: { slug: tier, name: tierNames[tier] } }),
    ...(area && { area }),
    ...(stone && { stone }),
    ...(squareFeet && { squareFeet }),
    ...(figures && { estimate: { query: estimateQuery(input), text: estimateText(figures) } }),
  };
}
