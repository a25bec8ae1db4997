import type { Area } from '../../../data/areas.ts';
import type { Article } from '../../../data/articles/article.ts';
import { bodyWordCount } from '../../../data/articles/word-count.ts';
import type { Guide } from '../../../data/guides/guide.ts';
import type { Locality } from '../../../data/localities.ts';
import { type Tier, tiers } from '../../../data/prices.ts';
import type { Scope } from '../../../data/scopes.ts';
import type { ServiceContent } from '../../../data/services/service.ts';
import type { ServiceSlug } from '../../../data/services/slugs.ts';
import { type Finding, findings } from './mistakes.ts';

/** The parts of `data/` that are looked at. */
export interface LookedAt {
  services: readonly ServiceContent[];
  articles: readonly Article[];
  guides: readonly Guide[];
  areas: readonly Area[];
  localities: readonly Locality[];
  prices: Readonly<Record<ServiceSlug, Readonly<Record<Tier, number>>>>;
  scopes: Readonly<Record<ServiceSlug, Readonly<Record<Tier, Pick<Scope, 'levelMm'>>>>>;
}

/** What is allowed and looks or reads less well than the rest: nothing has to be done about it. */
export function listHints({
  services,
  articles,
  guides,
  areas,
  localities,
  prices,
  scopes,
}: LookedAt): Finding[] {
  return [
    ...services.flatMap(stepHints),
    ...services.flatMap(headingHints),
    ...services.flatMap(stoneCountHints),
    ...articles.flatMap(({ slug, body }) =>
      lengthHint(`The article ${slug}`, bodyWordCount(body), 700, 1000),
    ),
    ...guides.flatMap(guideHints),
    ...areas.flatMap((area) => areaHints(area, localities)),
    ...levelHints(prices, scopes),
  ];
}

/** Characters of a step that fill four to six lines of its column. */
const stepLength = { least: 100, most: 134 };

function stepHints({ slug, process }: ServiceContent): Finding[] {
  return process
    .filter(({ text }) => text.length < stepLength.least || text.length > stepLength.most)
    .map(({ title, text }) => ({
      what: `The step “${title}” of ${slug} has ${text.length} characters; the five stand side by side, with ${stepLength.least} to ${stepLength.most} each`,
      where: `data/services/${slug}.ts`,
    }));
}

/** Of the heading beside a pair, which has two lines. */
const headingLine = 14;

function headingHints({ slug, comparison, comparisonHeading }: ServiceContent): Finding[] {
  const fits = new RegExp(`^.{1,${headingLine}}(?: .{1,${headingLine}})?$`);
  const what = `The heading “${comparisonHeading}” takes more than two lines of ${headingLine} characters beside its pictures`;
  const isLong = comparison !== null && !fits.test(comparisonHeading);
  return findings({ [what]: isLong }, `data/services/${slug}.ts`);
}

function stoneCountHints({ slug, stones, stonesHeading, stonesLede }: ServiceContent): Finding[] {
  const saysTen = /\bten\b/i.test(`${stonesHeading} ${stonesLede}`);
  const what = `${slug} says ten stones, and shows ${stones.length}`;
  const where = `data/services/${slug}.ts: stonesHeading and stonesLede`;
  return findings({ [what]: saysTen && stones.length !== 10 }, where);
}

function guideHints({ slug, title, body, questions }: Guide): Finding[] {
  const asked = questions.map(({ question, answer }) => ({
    kind: 'note' as const,
    title: question,
    text: answer,
  }));
  const what = `The title of the guide ${slug} does not name the city that people search with`;
  return [
    ...lengthHint(`The guide ${slug}`, bodyWordCount([...body, ...asked]), 500, 900),
    ...findings({ [what]: !title.includes('Hyderabad') }, `data/guides/${slug}.ts`),
  ];
}

function lengthHint(name: string, words: number, least: number, most: number): Finding[] {
  const what = `${name} has ${words} words; the others have ${least} to ${most}`;
  return findings({ [what]: words < least || words > most }, 'data/');
}

function areaHints(area: Area, localities: readonly Locality[]): Finding[] {
  const { slug, name, housing, stone, travel, description } = area;
  const words = [housing, ...stone, travel, description].join(' ').split(/\s+/).length;
  const hasPin = localities.some(({ areas, pins }) => areas?.includes(slug) && pins && pins.length > 0);
  const short = `${name} has ${words} words of its own; the other areas have 150`;
  const unknown = `Who types the PIN code of ${name} is not told that you come there`;
  return [
    ...findings({ [short]: words < 150 }, 'data/areas.ts'),
    ...findings({ [unknown]: !hasPin }, `data/localities.ts: a line with areas: ['${slug}'] and its pins`),
  ];
}

/** The rows that a marble floor can be had under. */
const rowsOfMarble: readonly (readonly ServiceSlug[])[] = [
  ['marble-polishing', 'katni-marble-polishing', 'marble-floor-refinishing'],
  ['italian-marble-polishing', 'italian-diamond-polishing'],
];

function levelHints(prices: LookedAt['prices'], scopes: LookedAt['scopes']): Finding[] {
  return rowsOfMarble.flatMap((rows) => {
    const lines = rows.flatMap((service) =>
      tiers.map((tier) => ({
        name: `${service} in ${tier}`,
        price: prices[service][tier],
        levelMm: scopes[service][tier].levelMm,
      })),
    );
    return lines.flatMap(({ name, price, levelMm }) =>
      lines
        .filter((other) => other.price < price && other.levelMm > levelMm)
        .map((other) => ({
          what: `${other.name} costs less than ${name} and levels more: the same floor is cheaper under another name`,
          where: 'data/prices.ts',
        })),
    );
  });
}
