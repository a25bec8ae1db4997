import type { ArticleSlug, CategorySlug } from './articles/slugs.ts';
import type { GuideSlug } from './guides/slugs.ts';
import type { ServiceSlug } from './services/slugs.ts';

/** Every address a visitor can open. A link to anything else does not compile. */
export type SitePath =
  | '/'
  | '/services'
  | `/services/${ServiceSlug}`
  | '/contact'
  | '/about'
  | '/gallery'
  | `/jobs/${string}`
  | '/service-areas'
  | '/faq'
  | '/blog'
  | `/blog/${ArticleSlug}`
  | `/blog/category/${CategorySlug}`
  | '/pricing'
  | '/guides'
  | `/guides/${GuideSlug}`
  | '/which-package'
  | '/estimate'
  | '/care'
  | '/glossary'
  | '/privacy'
  | '/terms'
  | '/sitemap'
  | '/thanks';

/** A path with an optional anchor on that page, such as `/contact#quote`. */
export type LinkTarget = SitePath | `${SitePath}#${string}`;

/** Running text: a plain sentence, or pieces of one with links to pages of this site in between. */
export type Rich = string | readonly (string | RichLink)[];

export interface RichLink {
  text: string;
  to: LinkTarget;
}

/** A number to call or an address to write to, in running text. */
export interface ContactLink {
  text: string;
  href: `tel:${string}` | `mailto:${string}`;
}

/** Running text that may hold such links, too. */
export type RichContact = Rich | readonly (string | RichLink | ContactLink)[];
