import { type Area, areas } from '../../data/areas.ts';
import { areasByName } from '../../data/areas-by-name.ts';
import { type Comparison, comparisons, type GalleryItem, galleryItems } from '../../data/gallery.ts';
import { privacyPage } from '../../data/legal/privacy.ts';
import { termsPage } from '../../data/legal/terms.ts';
import { type PricePackage, packages } from '../../data/packages.ts';
import { type AboutPage, aboutPage } from '../../data/pages/about.ts';
import { carePage } from '../../data/pages/care.ts';
import { type ContactPage, contactPage } from '../../data/pages/contact.ts';
import { faqPage } from '../../data/pages/faq.ts';
import { type GalleryPage, galleryPage } from '../../data/pages/gallery.ts';
import { type HomePage, homePage } from '../../data/pages/home.ts';
import { type PricingPage, pricingPage } from '../../data/pages/pricing.ts';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import { servicesPage } from '../../data/pages/services.ts';
import { thanksPage } from '../../data/pages/thanks.ts';
import type { SitePath } from '../../data/paths.ts';
import { fromPrice } from '../../data/price-line.ts';
import { services } from '../../data/services/catalogue.ts';
import { restorationService } from '../../data/services/names.ts';
import { type ServiceSlug, serviceSlugs } from '../../data/services/slugs.ts';
import { stoneFamilies } from '../../data/stones/families.ts';
import { marbleStones } from '../../data/stones/marble.ts';
import type { Stone, StoneFamily } from '../../data/stones/stone.ts';
import { stoneById } from '../../data/stones/stone-by-id.ts';
import { stones } from '../../data/stones/stones.ts';
import { type Testimonial, testimonials } from '../../data/testimonials.ts';
import { type PictureSprite, spriteOf } from '../pictures/picture-sprite.ts';
import { type SwatchStrip, stripOf } from '../pictures/swatch-strip.ts';
import type { NoContent, Route, RouteOf } from './route.ts';
import { type ShownForm, shownForm } from './shown-form.ts';

export interface AreaName {
  slug: string;
  name: string;
}

export type NamedStone = Pick<Stone, 'id' | 'name' | 'origin' | 'swatch'>;

export interface AboutContent extends Omit<AboutPage, 'head'> {
  /** The twelve areas, in their order. */
  areas: readonly AreaName[];
  areasLine: HomePage['areas'];
}

export interface CareContent {
  /** One card a family, with the stones it holds for. */
  cards: readonly (StoneFamily & {
    stones: readonly Pick<Stone, 'id' | 'name' | 'swatch'>[];
    strip: SwatchStrip;
  })[];
}

export interface HomeContent {
  words: Omit<HomePage, 'head'>;
  form: ShownForm;
  /** From which price each service is done, as its card says it. */
  prices: Readonly<Record<ServiceSlug, string>>;
  /** The kind of work that has no page of its own. */
  restoration: typeof restorationService;
  testimonials: readonly Testimonial[];
  /** The ten marbles that the home page shows as swatches. */
  stones: readonly NamedStone[];
  /** The twelve areas, in their order. */
  areas: readonly AreaName[];
}

export interface ServicesContent {
  /** Of the services' pictures, in their order. */
  sprite: PictureSprite;
}

export interface ContactContent {
  /** The twelve areas, in their order, for the groups and for what the address may choose. */
  areas: readonly Pick<Area, 'slug' | 'name' | 'group'>[];
  words: Omit<ContactPage, 'head'>;
  form: ShownForm;
}

export interface PricingContent extends Omit<PricingPage, 'head'> {
  offers: readonly PricePackage[];
}

export interface ServiceAreasContent {
  /** In their order. */
  /** By name: the order of the numbers on the map. */
  areas: readonly Area[];
}

export interface GalleryContent {
  items: readonly GalleryItem[];
  /** The stone of each of the twelve tiles, in their order. */
  stones: readonly NamedStone[];
  strip: SwatchStrip;
  comparisons: readonly Comparison[];
  testimonials: readonly Testimonial[];
  words: Omit<GalleryPage, 'head'>;
}

export interface SitemapContent {
  /** Of the services' textures, in the order of the services. */
  strip: SwatchStrip;
  groups: readonly { path: SitePath; label: string; pages: readonly { path: SitePath; label: string }[] }[];
}

export interface NotFoundContent {
  /** Every page that a visitor may have meant. */
  pages: readonly { path: SitePath; label: string }[];
}

const noContent: NoContent = {};

const galleryStones = galleryItems.map(({ stone }) => nameOf(stoneById(stone)));

const areaNames: readonly AreaName[] = areas.map(({ slug, name }) => ({ slug, name }));

/** The pages that exist once. */
export const plainRoutes: readonly Route[] = [
  {
    ...indexed('/', 'home', 'Home'),
    head: homePage.head,
    content: {
      words: withoutHead(homePage),
      form: shownForm('quote'),
      prices: fromPrices(),
      restoration: restorationService,
      stones: marbleStones.map(nameOf),
      testimonials,
      areas: areaNames,
    },
    shows: services,
  },
  {
    ...indexed('/services', 'services', 'Services'),
    head: servicesPage.head,
    content: { sprite: spriteOf(services) },
    shows: [servicesPage, services],
  },
  {
    ...indexed('/pricing', 'pricing', 'Prices'),
    // The estimate is a GET form.
    readsQuery: true,
    head: pricingPage.head,
    content: { ...withoutHead(pricingPage), offers: packages },
    shows: null,
  },
  {
    ...indexed('/gallery', 'gallery', 'Gallery'),
    head: galleryPage.head,
    content: {
      items: galleryItems,
      stones: galleryStones,
      strip: stripOf(galleryStones),
      comparisons,
      testimonials,
      words: withoutHead(galleryPage),
    },
    shows: null,
  },
  {
    ...indexed('/service-areas', 'service-areas', 'Service areas'),
    head: serviceAreasPage.head,
    content: { areas: areasByName },
    shows: serviceAreasPage,
  },
  { ...indexed('/faq', 'faq', 'Questions'), head: faqPage.head, content: noContent, shows: faqPage },
  {
    ...indexed('/care', 'care', 'Stone care'),
    head: carePage.head,
    content: {
      cards: stoneFamilies.map((family) => {
        const ofFamily = stones
          .filter((stone) => stone.family === family.id)
          .map(({ id, name, swatch }) => ({ id, name, swatch }));
        return { ...family, stones: ofFamily, strip: stripOf(ofFamily) };
      }),
    },
    shows: carePage,
  },
  {
    ...indexed('/about', 'about', 'About'),
    head: aboutPage.head,
    content: { ...withoutHead(aboutPage), areas: areaNames, areasLine: homePage.areas },
    shows: null,
  },
  {
    ...indexed('/contact', 'contact', 'Contact'),
    // A price row or an area fills in the form.
    readsQuery: true,
    head: contactPage.head,
    content: {
      areas: areas.map(({ slug, name, group }) => ({ slug, name, group })),
      words: withoutHead(contactPage),
      form: shownForm('contact'),
    },
    shows: null,
  },
  {
    ...indexed('/privacy', 'privacy', 'Privacy'),
    sitemap: { lastModified: privacyPage.lastChanged },
    head: privacyPage.head,
    content: noContent,
    shows: privacyPage,
  },
  {
    ...indexed('/terms', 'terms', 'Terms'),
    sitemap: { lastModified: termsPage.lastChanged },
    head: termsPage.head,
    content: noContent,
    shows: termsPage,
  },
  {
    ...indexed('/thanks', 'thanks', 'Thank you'),
    sitemap: null,
    head: thanksPage.head,
    content: noContent,
    shows: thanksPage,
  },
];

function indexed<P extends Route['page']>(
  path: Route['path'],
  page: P,
  label: string,
): Pick<RouteOf<P>, 'path' | 'page' | 'label' | 'status' | 'sitemap' | 'trail' | 'readsQuery'> {
  return { path, page, label, status: 200, sitemap: {}, trail: [], readsQuery: false };
}

function fromPrices(): Readonly<Record<ServiceSlug, string>> {
  const entries = serviceSlugs.map((slug) => [slug, fromPrice(slug)] as const);
  return Object.fromEntries(entries) as Record<ServiceSlug, string>;
}

function nameOf({ id, name, origin, swatch }: Stone): NamedStone {
  return { id, name, origin, swatch };
}

/** A page's words for its view; those for `<head>` go another way. */
function withoutHead<Words extends { head: unknown }>({ head, ...words }: Words): Omit<Words, 'head'> {
  return words;
}
