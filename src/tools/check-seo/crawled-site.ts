import type { CrawledPage } from './crawled-page.ts';

/** Everything the checks look at; gathered once by `crawlSite`, or made by hand in a test. */
export interface CrawledSite {
  /** Scheme and host that every absolute address of the site must carry. */
  origin: string;
  /** What the site says of the business at `GET /api/contact`. */
  contact: Contact;
  /** Every page that answered 200, by path: those that links lead to and those that the sitemap names. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** What answered an address that no page has. */
  notFound: CrawledPage;
  /** Status of every address of the site that something refers to and that is no page, by root-relative URL. */
  files: ReadonlyMap<string, CrawledFile>;
}

export interface Contact {
  company: string;
  /** E.164. */
  mobile: string;
  /** E.164. */
  whatsapp: string;
  email: string;
}

export interface CrawledFile {
  /** Redirects are not followed. */
  status: number;
  /** Without parameters, such as `image/jpeg`. */
  type: string;
  body: Buffer;
}
