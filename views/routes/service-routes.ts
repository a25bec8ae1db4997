import { areas } from '../../data/areas.ts';
import { articles } from '../../data/articles/articles.ts';
import { exampleFor } from '../../data/estimate.ts';
import { fillIn } from '../../data/fill-in.ts';
import { type Comparison, comparisons } from '../../data/gallery.ts';
import { guides } from '../../data/guides/guides.ts';
import { roomOfService } from '../../data/laid-rooms.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import type { RichLink } from '../../data/paths.ts';
import { offerOf } from '../../data/price-line.ts';
import { captioned } from '../../data/rendered-pictures.ts';
import { scopeSentences } from '../../data/scopes.ts';
import { serviceBySlug, serviceSummaries } from '../../data/services/catalogue.ts';
import { serviceContents } from '../../data/services/contents.ts';
import type { ServiceContent } from '../../data/services/service.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import { figureWords as words } from '../../data/stones/figure-words.ts';
import type { Stone } from '../../data/stones/stone.ts';
import { stoneById } from '../../data/stones/stone-by-id.ts';
import { summarizeEstimate } from '../estimate/summarize-estimate.ts';
import type { ServicePageContent } from '../site/page-contents.ts';
import { createTermLinker } from './link-terms.ts';
import type { RouteOf } from './route.ts';

/** As many of ten as make a figure the rule and the others its exceptions. */
const enough = 8;

const sidebarAreas = areas.slice(0, 8).map(({ slug, name }) => ({ slug, name }));

/** One row a service, in the order of the specification. */
export const serviceRoutes: readonly RouteOf<'service'>[] = serviceSummaries.map(({ slug, name }) => {
  const start = exampleFor(slug);
  const {
    head,
    stones,
    stonesHeading,
    stonesLede,
    room,
    related,
    reading,
    comparison,
    atWork,
    inUse,
    ...content
  } = serviceContents[slug];
  const link = createTermLinker(2);
  const figures = commonAndOwnFigures(
    stones.map(({ stone, ...inThisService }) => figuresOf({ ...stoneById(stone), ...inThisService })),
  );
  const { press } = serviceDetailPage;
  const rooms = roomOfService(
    room,
    slug,
    stones.map(({ stone, note }, place) => ({ stone, note, figures: sentences(figures.own[place] ?? []) })),
    {
      heading: stonesHeading,
      lede: stonesLede,
      press: room === 'kitchen' ? press.worktop : press.floor,
      common: commonSentence(figures.common),
    },
  );
  return {
    path: `/services/${slug}`,
    page: 'service',
    head,
    sitemap: {},
    label: name,
    trail: ['/services'],
    about: { service: { slug, name } },
    content: {
      ...content,
      intro: content.intro.map(link),
      tips: content.tips.map((tip) => ({ ...tip, text: link(tip.text) })),
      questions: content.questions.map((asked) => ({ ...asked, answer: link(asked.answer) })),
      summary: { slug, name },
      buys: scopeSentences(slug),
      estimate: { start, line: summarizeEstimate(start).text },
      rooms,
      related: related.map(relatedEntry),
      reading: reading.map(readingEntry),
      comparison: comparison && pairNamed(comparison),
      areas: sidebarAreas,
      atWork: { picture: atWork, note: captioned('', atWork) },
      inUse: { picture: inUse },
    },
  };
});

/** The service that shows a pair, from its lowest price. */
export function offerOfPair(id: Comparison['id']): RichLink | null {
  const shown = Object.values(serviceContents).find(({ comparison }) => comparison === id);
  return shown ? offerOf(shown.slug) : null;
}

function pairNamed(name: Comparison['id']): ServicePageContent['comparison'] {
  const pair = comparisons.find(({ id }) => id === name);
  return pair ? { before: pair.before, after: pair.after, caption: pair.caption } : null;
}

function relatedEntry(of: ServiceSlug): ServicePageContent['related'][number] {
  const { slug, name, picture } = serviceBySlug(of);
  return { slug, name, thumbnail: picture };
}

/** An article or a guide that goes deeper into the stone or the case. */
function readingEntry(path: ServiceContent['reading'][number]): ServicePageContent['reading'][number] {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const written = [...articles, ...guides].find(({ slug }) => slug === last);
  if (!written) throw new Error(`There is no article or guide at ${path}`);
  return { path, title: 'label' in written ? written.label : written.title, text: written.summary };
}

interface StoneFigure {
  label: string;
  value: string;
}

/** Hardness, what lemon juice does, and how often it is sealed again. */
function figuresOf(stone: Pick<Stone, 'hardness' | 'acid' | 'resealMonths'>): readonly StoneFigure[] {
  const { hardness, acid, resealMonths } = stone;
  const months = resealMonths?.join('–') ?? '';
  return [
    { label: words.hardness, value: hardness.replace('-', '–') },
    { label: words.acid, value: words.acidResponse[acid] },
    { label: words.reseal, value: months ? fillIn(words.resealEvery, { months }) : words.resealNever },
  ];
}

/** The figures that eight or more of ten stones share, and for each stone what it has otherwise than that rule. */
function commonAndOwnFigures(all: readonly (readonly StoneFigure[])[]): {
  common: readonly StoneFigure[];
  own: readonly (readonly StoneFigure[])[];
} {
  const shared = (figure: StoneFigure): number => all.filter((figures) => isAmong(figures, figure)).length;
  const common = all
    .flat()
    .filter((figure, index, flat) => flat.findIndex((other) => isSame(other, figure)) === index)
    .filter((figure) => shared(figure) >= enough);
  return { common, own: all.map((figures) => figures.filter((figure) => !isAmong(common, figure))) };
}

function sentences(figures: readonly StoneFigure[]): string {
  return figures.map(({ label, value }) => `${label}: ${value}.`).join(' ');
}

function commonSentence(figures: readonly StoneFigure[]): string {
  const clauses = figures.map(clauseOf);
  const last = clauses.pop();
  if (!last) return '';
  return fillIn(words.common, { figures: clauses.length > 0 ? `${clauses.join(', ')} and ${last}` : last });
}

function clauseOf({ label, value }: StoneFigure): string {
  const { hardness, acid, reseal, resealNever } = words.clauses;
  if (label === words.hardness) return fillIn(hardness, { value });
  if (label === words.acid) return fillIn(acid, { value });
  return value === words.resealNever ? resealNever : fillIn(reseal, { value });
}

function isAmong(figures: readonly StoneFigure[], figure: StoneFigure): boolean {
  return figures.some((other) => isSame(other, figure));
}

function isSame(one: StoneFigure, other: StoneFigure): boolean {
  return one.label === other.label && one.value === other.value;
}
