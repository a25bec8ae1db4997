import { areaGroups } from '../../data/areas.ts';
import { areasByGroup } from '../../data/areas-by-group.ts';
import { settingsOfSums } from '../../data/before-the-call.ts';
import type { ClaimChoice } from '../../data/claims.ts';
import { faqs } from '../../data/faqs.ts';
import { type FormField, type FormId, forms } from '../../data/forms.ts';
import { galleryComparisons, galleryItems } from '../../data/gallery.ts';
import { glossary } from '../../data/glossary.ts';
import { gritStops } from '../../data/grits.ts';
import { homeRooms } from '../../data/laid-rooms.ts';
import { formNotices } from '../../data/legal/notices.ts';
import { privacyPage } from '../../data/legal/privacy.ts';
import { termsPage } from '../../data/legal/terms.ts';
import { packages } from '../../data/packages.ts';
import { aboutPage, provedAboutPage } from '../../data/pages/about.ts';
import { carePage } from '../../data/pages/care.ts';
import { contactPage } from '../../data/pages/contact.ts';
import { estimatePage } from '../../data/pages/estimate.ts';
import { faqPage } from '../../data/pages/faq.ts';
import { galleryPage } from '../../data/pages/gallery.ts';
import { glossaryPage } from '../../data/pages/glossary.ts';
import { homePage, provedHomePage } from '../../data/pages/home.ts';
import {
  type PricingPage,
  pricingPage,
  provedPricingPage,
  type TitledText,
} from '../../data/pages/pricing.ts';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import { servicesPage } from '../../data/pages/services.ts';
import { thanksPage } from '../../data/pages/thanks.ts';
import type { SitePath } from '../../data/paths.ts';
import { fromPrice, offerOf, tierNames } from '../../data/price-line.ts';
import { tiers } from '../../data/prices.ts';
import { scopeRows } from '../../data/scopes.ts';
import { restorationService, serviceSummaries, services } from '../../data/services/catalogue.ts';
import { type ServiceSlug, serviceSlugs } from '../../data/services/slugs.ts';
import { stoneFamilies } from '../../data/stones/families.ts';
import type { Stone } from '../../data/stones/stone.ts';
import { stoneById } from '../../data/stones/stone-by-id.ts';
import { stones } from '../../data/stones/stones.ts';
import { tierGuidePage, tierQuestions } from '../../data/tier-guide.ts';
import { shownTestimonials, voicesOf } from '../../data/voices.ts';
import { spriteOf } from '../pictures/picture-sprite.ts';
import { serviceStrip, serviceSwatches } from '../pictures/service-swatches.ts';
import { stripOf } from '../pictures/swatch-strip.ts';
import type { AreaName, NamedStone, NoContent, ShownForm } from '../site/page-contents.ts';
import { type PageKind, pagePatterns } from '../site/page-kinds.ts';
import { picturedGuides } from './guide-routes.ts';
import { shownJobs } from './job-routes.ts';
import { createTermLinker } from './link-terms.ts';
import type { Route, RouteOf } from './route.ts';
import { offerOfPair } from './service-routes.ts';

/** The kinds whose pattern is their only address. */
type PlainPage = { [P in PageKind]: (typeof pagePatterns)[P] extends SitePath ? P : never }[PageKind];

const noContent: NoContent = {};

const galleryStones = galleryItems.map(({ stone }) => namedStone(stoneById(stone)));

const scopeTables = Object.entries(pricingPage.table.rows).map(([slug, name]) => ({
  slug: slug as ServiceSlug,
  name,
  head: [pricingPage.scopes.corner, ...tiers.map((tier) => tierNames[tier])],
  rows: scopeRows(slug as ServiceSlug),
}));

/** Each family has the face of its service, from the file that other lists of services have. */
const careCards = stoneFamilies.map((family) => {
  const own = stones.filter((stone) => stone.family === family.id);
  const place = Object.keys(serviceSwatches).indexOf(family.service);
  const swatch = serviceSwatches[family.service];
  return { ...family, swatch, place, stones: own.map(namedStone), strip: stripOf(own) };
});

/** Those that do not lead two others on /services, and stand below a phone's first screen. */
const smallServices = services.filter((_, place) => place > 3 && place % 3 > 0);

const areaNames: readonly AreaName[] = areasByGroup.map(({ slug, name }) => ({ slug, name }));

/** The pages that exist once. */
export const plainRoutes: readonly Route[] = [
  {
    ...indexed('home', 'Home'),
    head: homePage.head,
    ...inBoth((choice) => ({
      words: withoutHead(choice === 'all' ? homePage : provedHomePage),
      form: shownForm('quote'),
      prices: fromPrices(),
      restoration: restorationService,
      rooms: homeRooms(),
      grits: gritStops,
      testimonials: voicesOf(shownTestimonials(choice)),
      areas: areaNames,
      city: { picture: 'city-inlay' as const },
      closing: { picture: 'evening-home' as const },
    })),
    shows: services,
  },
  {
    ...indexed('services', 'Services'),
    head: servicesPage.head,
    content: {
      picture: 'threshold-nine',
      sprites: [{ sprite: spriteOf(smallServices) }],
      services,
      restoration: restorationService,
      guides: picturedGuides,
      closing: { picture: 'evening-nine' },
    },
    shows: [servicesPage, services],
  },
  {
    ...indexed('pricing', 'Prices'),
    about: { opening: 'I have seen your prices.' },
    head: pricingPage.head,
    ...inBoth((choice) => ({
      ...withoutHead(withLinkedTerms(choice === 'all' ? pricingPage : provedPricingPage)),
      offers: packages,
      scopeTables,
    })),
  },
  {
    ...indexed('tier-guide', 'Which package?'),
    // The answers so far.
    readsQuery: true,
    head: tierGuidePage.head,
    // Five lamps, of the nine kinds of work among which it chooses.
    content: { closing: { picture: 'evening-nine' } },
    shows: tierQuestions,
  },
  {
    ...indexed('estimate', 'Estimate'),
    readsQuery: true,
    trail: ['/pricing'],
    known: { areas: [], stones: [] },
    head: estimatePage.head,
    content: {
      pictures: serviceSummaries.map(({ slug, picture }) => ({ slug, picture })),
      settings: settingsOfSums(),
      // The scales: an estimate is of the prices.
      closing: { picture: 'evening-prices' },
    },
    shows: estimatePage,
  },
  {
    ...indexed('gallery', 'Gallery'),
    head: galleryPage.head,
    ...inBoth((choice) => ({
      items: galleryItems.map((item) => ({ ...item, offer: offerOf(item.service) })),
      jobs: shownJobs(),
      stones: galleryStones,
      // The texture of the first tile lies last in the file of all.
      strip: stripOf([...galleryStones.slice(1), ...galleryStones.slice(0, 1)]),
      comparisons: galleryComparisons.map((pair) => ({ ...pair, offer: offerOfPair(pair.id) })),
      testimonials: voicesOf(shownTestimonials(choice)),
      words: withoutHead(galleryPage),
      closing: { picture: 'evening-gallery' as const },
    })),
  },
  {
    ...indexed('service-areas', 'Service areas'),
    // A place to look up.
    readsQuery: true,
    head: serviceAreasPage.head,
    content: {
      areas: areasByGroup,
      strip: stripOf(areasByGroup),
      jobs: shownJobs(),
      closing: { picture: 'evening-areas' },
    },
    shows: serviceAreasPage,
  },
  {
    ...indexed('faq', 'Questions'),
    head: faqPage.head,
    content: { questions: faqs, guides: picturedGuides, closing: { picture: 'evening-questions' } },
    shows: faqPage.hero,
  },
  {
    ...indexed('care', 'Stone care'),
    head: carePage.head,
    content: { cards: careCards, strip: serviceStrip, closing: { picture: 'evening-care' } },
    shows: carePage,
  },
  {
    ...indexed('glossary', 'Glossary'),
    head: glossaryPage.head,
    content: {
      parts: glossaryPage.parts.map((part) => ({
        ...part,
        terms: glossary.filter((term) => term.part === part.id),
      })),
      closing: { picture: 'evening-articles' },
    },
  },
  {
    ...indexed('about', 'About'),
    head: aboutPage.head,
    ...inBoth((choice) => ({
      ...withoutHead(choice === 'all' ? aboutPage : provedAboutPage),
      jobs: shownJobs(),
      areas: areaNames.map(({ name }) => name),
      areasLine: homePage.areas,
      closing: { picture: 'evening-about' as const },
    })),
  },
  {
    ...indexed('contact', 'Contact'),
    // A price row or an area fills in the form.
    readsQuery: true,
    known: { areas: areaNames, stones: stones.map(({ id, name }) => ({ slug: id, name })) },
    head: contactPage.head,
    content: {
      areaGroups: areaGroups.map((name) => ({
        name,
        areas: areasByGroup.filter(({ group }) => group === name).map(({ slug, name }) => ({ slug, name })),
      })),
      words: withoutHead(contactPage),
      form: shownForm('contact'),
    },
  },
  {
    ...indexed('privacy', 'Privacy'),
    sitemap: { lastModified: privacyPage.lastChanged },
    head: privacyPage.head,
    content: noContent,
    shows: privacyPage,
  },
  {
    ...indexed('terms', 'Terms'),
    sitemap: { lastModified: termsPage.lastChanged },
    head: termsPage.head,
    content: noContent,
    shows: termsPage,
  },
  {
    ...indexed('thanks', 'Thank you'),
    sitemap: null,
    head: thanksPage.head,
    content: noContent,
    shows: thanksPage,
  },
];

function indexed<P extends PlainPage>(
  page: P,
  label: string,
): Pick<RouteOf<P>, 'path' | 'page' | 'label' | 'sitemap' | 'trail'> {
  return { path: pagePatterns[page], page, label, sitemap: {}, trail: [] };
}

/** The content of a page that rests on claims: with all of them, and with those that have evidence. */
function inBoth<Content>(contentWith: (choice: ClaimChoice) => Content): {
  content: Content;
  proved: Content;
} {
  return { content: contentWith('all'), proved: contentWith('proved') };
}

function fromPrices(): Readonly<Record<ServiceSlug, string>> {
  const entries = serviceSlugs.map((slug) => [slug, fromPrice(slug)] as const);
  return Object.fromEntries(entries) as Record<ServiceSlug, string>;
}

/** A stone as page content. */
export function namedStone({ id, name, origin, swatch }: Stone): NamedStone {
  return { id, name, origin, swatch };
}

/** A page's words for its view; those for `<head>` go another way. */
function withoutHead<Words extends { head: unknown }>({ head, ...words }: Words): Omit<Words, 'head'> {
  return words;
}

/** A form of the table as page content. */
export function shownForm(id: FormId): ShownForm {
  const { fields, ...table } = forms[id];
  return {
    ...table,
    notice: formNotices[id],
    fields: fields.map(({ limit, messages, ...field }: FormField) => field),
  };
}

/** The lede before its cards explains what these and the tables name; here are the words that come after them. */
function withLinkedTerms(page: PricingPage): PricingPage {
  const link = createTermLinker(2);
  const linked = <Item extends TitledText>(items: readonly Item[]): readonly Item[] =>
    items.map((item) => ({ ...item, text: link(item.text) }));
  const { factors, included } = page;
  return {
    ...page,
    factors: { ...factors, items: linked(factors.items) },
    included: { ...included, items: linked(included.items) },
  };
}
