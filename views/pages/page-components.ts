import type { ComponentType } from 'react';
import type { PageContents } from '../site/page-contents.ts';
import type { PageName } from '../site/page-kinds.ts';
import { AboutPage } from './about-page.tsx';
import { ArticlePage } from './article-page.tsx';
import { BlogPage } from './blog-page.tsx';
import { CarePage } from './care-page.tsx';
import { CategoryPage } from './category-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { EstimatePage } from './estimate-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { GlossaryPage } from './glossary-page.tsx';
import { GuidePage } from './guide-page.tsx';
import { GuidesPage } from './guides-page.tsx';
import { HomePage } from './home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PricingPage } from './pricing-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { ServiceAreasPage } from './service-areas-page.tsx';
import { ServicePage } from './service-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { SitemapPage } from './sitemap-page.tsx';
import { TermsPage } from './terms-page.tsx';
import { ThanksPage } from './thanks-page.tsx';
import { TierGuidePage } from './tier-guide-page.tsx';

type PageComponents = { [P in PageName]: ComponentType<{ content: PageContents[P] }> };

/** The view of each page, for the server, which has them all at hand. */
export const pageComponents: PageComponents = {
  home: HomePage,
  services: ServicesPage,
  service: ServicePage,
  pricing: PricingPage,
  'tier-guide': TierGuidePage,
  estimate: EstimatePage,
  gallery: GalleryPage,
  'service-areas': ServiceAreasPage,
  care: CarePage,
  glossary: GlossaryPage,
  guides: GuidesPage,
  guide: GuidePage,
  faq: FaqPage,
  about: AboutPage,
  contact: ContactPage,
  blog: BlogPage,
  category: CategoryPage,
  article: ArticlePage,
  privacy: PrivacyPage,
  terms: TermsPage,
  sitemap: SitemapPage,
  thanks: ThanksPage,
  'not-found': NotFoundPage,
};
