import type { Area, AreaGroup } from '../../data/areas.ts';
import type { Article, ArticleSummary } from '../../data/articles/article.ts';
import type { Category } from '../../data/articles/categories.ts';
import type { EstimateInput } from '../../data/estimate.ts';
import type { Faq } from '../../data/faqs.ts';
import type { FormField, FormId, FormTable } from '../../data/forms.ts';
import type { Comparison, GalleryItem } from '../../data/gallery.ts';
import type { GlossaryTerm } from '../../data/glossary.ts';
import type { GritStop } from '../../data/grits.ts';
import type { Guide, GuideEntry, GuidePrice } from '../../data/guides/guide.ts';
import type { ShownJob } from '../../data/jobs.ts';
import type { RoomsContent } from '../../data/laid-rooms.ts';
import type { PricePackage } from '../../data/packages.ts';
import type { AboutPage } from '../../data/pages/about.ts';
import type { ContactPage } from '../../data/pages/contact.ts';
import type { GalleryPage } from '../../data/pages/gallery.ts';
import type { GlossaryPage } from '../../data/pages/glossary.ts';
import type { HomePage } from '../../data/pages/home.ts';
import type { PricingPage } from '../../data/pages/pricing.ts';
import type { RichLink, SitePath } from '../../data/paths.ts';
import type { PictureId } from '../../data/pictures.ts';
import type { Tier } from '../../data/prices.ts';
import type { restorationService } from '../../data/services/catalogue.ts';
import type { ServiceContent, ServiceDetails, ServiceSummary } from '../../data/services/service.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import type { Stone, StoneFamily, SwatchId } from '../../data/stones/stone.ts';
import type { Voices } from '../../data/voices.ts';
import type { PictureSprite } from '../pictures/picture-sprite.ts';
import type { SwatchStrip } from '../pictures/swatch-strip.ts';

/**
 * What each page's view is given. It reaches the browser as one JSON file a route, so it holds plain data only, and
 * what would be too heavy to bundle with the page's code: long texts, and lists drawn from the whole library.
 */
export interface PageContents {
  home: {
    words: Omit<HomePage, 'head'>;
    form: ShownForm;
    /** Lowest price of each service, as its card says it. */
    prices: Readonly<Record<ServiceSlug, string>>;
    /** The kind of work that has no page of its own. */
    restoration: typeof restorationService;
    testimonials: Voices;
    rooms: RoomsContent;
    /** As found, and after each grit. */
    grits: readonly GritStop[];
    /** The twelve areas, in their order. */
    areas: readonly AreaName[];
    /** As it is laid into a floor. */
    city: { picture: PictureId };
    closing: Closing;
  };
  services: {
    /** At the head of the page. */
    picture: PictureId;
    /** Of what a phone shows at once, and of the rest. */
    sprites: readonly { sprite: PictureSprite }[];
    /** What their modal says, for when the server's answer does not come. */
    services: readonly ServiceDetails[];
    /** The kind of work that has no page of its own, beside a floor that asks for it. */
    restoration: typeof restorationService;
    guides: readonly PicturedGuide[];
    closing: Closing;
  };
  service: ServicePageContent;
  pricing: Omit<PricingPage, 'head'> & {
    offers: readonly PricePackage[];
    /** Tables of what the prices of each service buy. */
    scopeTables: readonly {
      slug: ServiceSlug;
      name: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    }[];
  };
  'tier-guide': { closing: Closing };
  /** What a floor of each service looks like. */
  estimate: {
    pictures: readonly Pick<ServiceSummary, 'slug' | 'picture'>[];
    settings: PricingPage['estimate']['settings'];
    closing: Closing;
  };
  gallery: {
    jobs: readonly ShownJob[];
    /** `offer`: the service that looks after it, and from which price. */
    items: readonly (GalleryItem & { offer: RichLink })[];
    /** The stone of each of the twelve tiles, in their order. */
    stones: readonly NamedStone[];
    strip: SwatchStrip;
    comparisons: readonly (Comparison & { offer: RichLink | null })[];
    testimonials: Voices;
    words: Omit<GalleryPage, 'head'>;
    closing: Closing;
  };
  job: { job: ShownJob };
  'service-areas': {
    jobs: readonly ShownJob[];
    /** By part of the city: the order of the numbers on the map. */
    areas: readonly Area[];
    strip: SwatchStrip;
    closing: Closing;
  };
  faq: {
    questions: readonly Faq[];
    guides: readonly PicturedGuide[];
    closing: Closing;
  };
  care: {
    /** One card a family, with the stones it holds for. */
    cards: readonly (StoneFamily & {
      stones: readonly NamedStone[];
      strip: SwatchStrip;
      swatch: SwatchId;
      /** Of its texture in `strip` of the page. */
      place: number;
    })[];
    /** Among them the texture of each family. */
    strip: SwatchStrip;
    closing: Closing;
  };
  glossary: {
    parts: readonly (GlossaryPage['parts'][number] & { terms: readonly GlossaryTerm[] })[];
    closing: Closing;
  };
  guides: { guides: readonly GuideCard[]; closing: Closing };
  guide: {
    guide: Omit<Guide, 'head' | 'label'>;
    services: readonly ServiceSummary[];
    others: readonly PicturedGuide[];
    closing: Closing;
  };
  about: Omit<AboutPage, 'head'> & {
    jobs: readonly ShownJob[];
    /** The names of the twelve areas, in their order. */
    areas: readonly string[];
    areasLine: HomePage['areas'];
    closing: Closing;
  };
  contact: {
    areaGroups: readonly { name: AreaGroup; areas: readonly AreaName[] }[];
    words: Omit<ContactPage, 'head'>;
    form: ShownForm;
  };
  blog: {
    /** The featured article first. */
    articles: readonly ArticleSummary[];
    categories: readonly CategoryLink[];
    form: ShownForm;
    closing: Closing;
  };
  category: {
    category: Omit<Category, 'head' | 'guides'>;
    articles: readonly ArticleSummary[];
    guides: readonly GuideEntry[];
    /** Those the articles lead to, each once. */
    services: readonly ServiceSummary[];
    /** Of these services, a stone of each texture. */
    stones: readonly NamedStone[];
    strip: SwatchStrip;
    others: readonly CategoryLink[];
  };
  article: {
    article: Omit<Article, 'head'>;
    readTime: number;
    category: CategoryLink;
    services: readonly ServiceSummary[];
    /** Three others: the same category first. */
    more: readonly ArticleSummary[];
    closing: Closing;
  };
  privacy: NoContent;
  terms: NoContent;
  sitemap: {
    /** Of the services' textures, in the order of the services. */
    strip: SwatchStrip;
    groups: readonly {
      path: SitePath;
      label: string;
      /** What is there. */
      note: string | undefined;
      pages: readonly { path: SitePath; label: string }[];
    }[];
  };
  thanks: NoContent;
  'not-found': {
    /** Every page that a visitor may have meant. */
    pages: readonly SuggestedPage[];
    /** A `threshold-*`. */
    picture: PictureId;
    /** A texture of each service. */
    stones: readonly { swatch: SwatchId }[];
    strip: SwatchStrip;
  };
}

/** What each page's view is given as a component. */
export interface PageProps<Kind extends keyof PageContents> {
  content: PageContents[Kind];
}

/** A page whose copy its view imports by itself. */
export type NoContent = Readonly<Record<string, never>>;

/** An `evening-*`, with which a page ends. */
interface Closing {
  picture: PictureId;
}

/** A service's own content with everything it refers to looked up. */
export type ServicePageContent = LookedUp &
  Omit<ServiceContent, keyof LookedUp | 'head' | 'room' | 'stones' | 'stonesHeading' | 'stonesLede'>;

interface LookedUp {
  summary: Pick<ServiceSummary, 'slug' | 'name'>;
  /** Sentences that say what each price buys. */
  buys: Readonly<Record<Tier, string>>;
  /** Its ten stones. */
  rooms: RoomsContent;
  related: readonly (Pick<ServiceSummary, 'slug' | 'name'> & { thumbnail: PictureId })[];
  /** Titles, and what each answers. */
  reading: readonly { path: SitePath; title: string; text: string }[];
  /** What the folded estimate begins with, and its sum in a line. */
  estimate: { start: EstimateInput; line: string };
  /** Beside the hours, and what is said of it, which may be nothing. */
  atWork: { picture: PictureId; note: string };
  inUse: { picture: PictureId };
  comparison: Pick<Comparison, 'before' | 'after' | 'caption'> | null;
  /** Names and anchors of the eight areas in the sidebar. */
  areas: readonly AreaName[];
}

/** A guide in a list that shows what it is about. */
export type PicturedGuide = Pick<Guide, 'slug' | 'label' | 'picture'>;

export type AreaName = Pick<Area, 'slug' | 'name'>;

export type NamedStone = Pick<Stone, 'id' | 'name' | 'origin' | 'swatch'>;

/** A guide with its picture, and from which price the work is done. */
export interface GuideCard extends GuideEntry, Pick<Guide, 'picture'> {
  price: GuidePrice;
}

/** A page as the 404 page offers it. */
export interface SuggestedPage {
  path: SitePath;
  label: string;
  thumbnail: PictureId;
  /** From which price, the page above it, or what is on it. */
  note: string | undefined;
}

export type CategoryLink = Pick<Category, 'slug' | 'name'>;

/** A field as a visitor meets it: what the server checks it by stays there. */
export type ShownField = Omit<FormField, 'limit' | 'messages'>;

export interface ShownForm extends Omit<FormTable, 'fields'> {
  fields: readonly ShownField[];
  /** What is kept of it, why and how long; for `noticeText`. */
  notice: string;
}

/** Content of the visitor's own page. */
export interface EnquiryContent {
  /** The secret part of the page's address. */
  token: string;
  /** `confirm`: the visitor asked to withdraw and is asked whether they mean it. */
  step: 'status' | 'confirm';
  /** Resolves with null where there is no such enquiry; rejects where the store is out of reach. */
  status: Promise<SentEnquiry | null>;
  /** Whether a withdrawal was tried just now and failed. */
  hasFailed: boolean;
}

/** An enquiry or subscription as its sender sees it; times are in Asia/Kolkata, such as `Sat 21 Nov 2026, 8:15 AM`. */
export interface SentEnquiry {
  /** Eight characters. */
  reference: string;
  form: FormId;
  /** `delivered`: everybody who is to hear of it has it. Without anybody to hear of it, it stays `received`. */
  state: 'received' | 'delivered' | 'withdrawn';
  receivedAt: string;
  /** By when an answer comes, in opening hours. */
  replyBy: string;
  withdrawnAt: string | null;
  /** In the order of the form. */
  sent: readonly { label: string; value: string }[];
  /** In words. */
  estimate: string | null;
}
