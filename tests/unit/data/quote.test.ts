import { expect, test } from 'vitest';
import { areas } from '../../../data/areas.ts';
import { chatText } from '../../../data/chat-messages.ts';
import { estimateQuery, exampleFor } from '../../../data/estimate.ts';
import { tierNames } from '../../../data/price-line.ts';
import { tiers } from '../../../data/prices.ts';
import { type QuoteChoices, quoteQuery, restoration, withChoices } from '../../../data/quote.ts';
import { readQuote } from '../../../data/read-quote.ts';
import { serviceNames } from '../../../data/services/names.ts';
import { stones } from '../../../data/stones/stones.ts';

const known = { areas, stones: stones.map(({ id, name }) => ({ slug: id, name })) };

function named({ slug, name }: { slug: string; name: string }) {
  return { slug, name };
}

test('whatever a link says is read again from its address, and stands in the chat', () => {
  for (const service of [...serviceNames.map(named), restoration]) {
    for (const slug of tiers) {
      const tier = { slug, name: tierNames[slug] };
      const choices = { service, tier, area: areas[3] && named(areas[3]), stone: known.stones[7] };
      const { area, stone } = choices;
      if (!area || !stone) throw new Error('No such place');
      const read = readQuote(`?${quoteQuery({ service, tier, area, stone })}`, known);
      expect(read).toMatchObject({ service: { slug: service.slug }, tier, area: { slug: area.slug }, stone });
      const text = chatText(read);
      for (const name of [service.name, tier.name, area.name, stone.name]) expect(text).toContain(name);
    }
  }
});

test('an estimate goes along as it was typed', () => {
  const input = { ...exampleFor('kota-stone-polishing'), rooms: ['hall'], size: '12 x 15 + 9', unit: 'gaj' };
  const estimate = { query: estimateQuery(input), text: 'in words' };
  const query = quoteQuery({ service: named(serviceNames[0]), estimate });
  expect(readQuote(query, known).estimate?.query).toBe(estimateQuery(input));
  expect(chatText(readQuote(query, known))).toContain('Kota Stone Polishing, Premium: Hall');
});

test('names of earlier addresses are understood', () => {
  expect(
    readQuote('?service=Kota+Stone+Polishing&tier=PREMIUM&area=HITEC+City&area_size=850', known),
  ).toMatchObject({
    service: { slug: 'kota-stone-polishing' },
    tier: { slug: 'premium' },
    area: { slug: 'hitec-city' },
    squareFeet: '850',
  });
});

test.each([
  '?service=<b>x</b>&tier=__proto__&area=Atlantis&area_size=-1&stone=constructor',
  '?service=&tier=&area=&rooms=&size=',
  `?service=${'x'.repeat(100_000)}&rooms=${'hall,'.repeat(1000)}`,
  '?%E0%A4%A&service=%00&tier=%FF',
  '?service[]=marble-polishing&constructor=1',
])('of %.60s nothing is taken', (search) => {
  expect(readQuote(search, known)).toEqual({});
});

test('an estimate that comes to no sum is left out, and its service stays', () => {
  const read = readQuote('?service=kota-stone-polishing&tier=basic&size=-5', known);
  expect(read).toEqual({
    service: expect.objectContaining({ slug: 'kota-stone-polishing' }),
    tier: { slug: 'basic', name: tierNames.basic },
  });
});

test('a link about other work leaves the page’s estimate behind', () => {
  const area = named(areas[0] ?? restoration);
  const page: QuoteChoices = { estimate: { query: 'rooms=hall', text: 'A hall' }, area };
  const tier = { slug: 'basic', name: tierNames.basic } as const;
  expect(withChoices(page, { tier })).toEqual({ area, tier });
  expect(withChoices(page)).toEqual(page);
});
