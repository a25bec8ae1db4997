import sharp from 'sharp';
import { areas } from '../../../../data/areas.ts';
import { openingHours, sampleBusiness } from '../../../../data/business.ts';
import { faqs } from '../../../../data/faqs.ts';
import { pricingPage } from '../../../../data/pages/pricing.ts';
import { plainText } from '../../../../data/plain-text.ts';
import { tierPrices } from '../../../../data/price-line.ts';
import { services } from '../../../../data/services/catalogue.ts';
import { escapeXml } from '../../../../src/pages/escape-xml.ts';
import { feedXml } from '../../../../src/pages/feed-xml.ts';
import { llmsText } from '../../../../src/pages/llms-text.ts';
import { robotsText, securityText } from '../../../../src/pages/site-files.ts';
import { sitemapXml } from '../../../../src/pages/sitemap-xml.ts';
import { webManifest } from '../../../../src/pages/web-manifest.ts';
import { structuredDataOf } from '../../../../src/structured-data/structured-data.ts';
import { structuredDataContext } from '../../../../src/structured-data/structured-data-context.ts';
import { onwardLinks } from '../../../../src/tools/check-seo/check-links.ts';
import { graphPictures } from '../../../../src/tools/check-seo/check-pictures.ts';
import {
  type CrawledFile,
  type CrawledSite,
  crawledPage,
} from '../../../../src/tools/check-seo/crawled-site.ts';
import { headTags, titleOf } from '../../../../views/head/head-tags.ts';
import { pageFileOf } from '../../../../views/routes/page-file-of.ts';
import type { Route } from '../../../../views/routes/route.ts';
import { routes } from '../../../../views/routes/route-table.ts';
import { madeAssets, madeOptions } from '../../../harness/made-assets.ts';

const options = madeOptions();
export const origin = options.siteOrigin;
const context = structuredDataContext(options);
const card = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } })
  .jpeg()
  .toBuffer();

/** What to spoil: the HTML of a path, or a file's answer. */
export interface Sabotage {
  pages?: Readonly<Record<string, (html: string) => string>>;
  files?: Readonly<Record<string, Partial<CrawledFile>>>;
}

/** The pages without faults, read once: most tests spoil one of them. */
const sound = new Map(
  routes.map((route) => {
    const path = route.path === '*' ? '/no-such-page' : route.path;
    return [path, { route, page: crawledPage(path, route.status, htmlOf(route, path), origin) }] as const;
  }),
);

const soundFiles = allFiles();

/** A small site with the words and the structured data of the real one, in the plainest HTML. Nothing is wrong with it. */
export function fixtureSite({ pages = {}, files = {} }: Sabotage = {}): CrawledSite {
  const read = [...sound].map(([path, { route, page }]) => {
    const spoil = pages[path];
    return spoil ? crawledPage(path, route.status, spoil(htmlOf(route, path)), origin) : page;
  });
  const notFound = read.find(({ path }) => path === '/no-such-page');
  if (!notFound) throw new Error('The fixture has no page for unknown addresses');
  return {
    origin,
    contact: {
      company: sampleBusiness.name,
      mobile: sampleBusiness.phone,
      whatsapp: sampleBusiness.whatsapp,
      email: sampleBusiness.email,
    },
    pages: new Map(read.filter((page) => page !== notFound).map((page) => [page.path, page])),
    notFound,
    files: new Map(Object.entries(soundFiles).map(([path, file]) => [path, { ...file, ...files[path] }])),
  };
}

function htmlOf(route: Route, path: string): string {
  const { head, sitemap } = route;
  const business = sampleBusiness.name;
  const { image, isIndexed } = pageFileOf(route, madeAssets);
  const tags = headTags(head, { businessName: business, siteOrigin: origin, path, isIndexed, image });
  const jsonLd = structuredDataOf(route, options);
  const links = routes.filter((row) => row.sitemap !== null);
  return `<html lang="en-IN"><head><title>${escapeXml(titleOf(head, business))}</title>
    ${tags.map(({ tag, attributes }) => `<${tag} ${attributesOf(attributes)}>`).join('\n')}
    ${jsonLd ? `<script type="application/ld+json">${jsonLd}</script>` : ''}</head><body>
    <header>${links.map((row) => `<a href="${row.path}">${escapeXml(row.label)}</a>`).join(' ')}</header>
    <main>${sitemap && path !== '/' ? breadcrumb(route) : ''}${mainOf(route)}${linksOf(path)}${picturesOf(jsonLd)}</main>
    <footer><a href="tel:${sampleBusiness.phone}">Call</a> <a href="mailto:${sampleBusiness.email}">${sampleBusiness.email}</a>
    <p>${openingHours.text}, ${sampleBusiness.location}</p><ul>${areas.map(({ name }) => `<li>${name}</li>`).join('')}</ul></footer></body></html>`;
}

function breadcrumb({ trail, label }: Route): string {
  const above = [['/', 'Home'], ...trail.map((path) => [path, path === '/blog' ? 'Blog' : 'Services'])];
  const steps = above.map(([path, name]) => `<li><a href="${path}">${name}</a></li>`).join('');
  return `<nav aria-label="Breadcrumb"><ol>${steps}<li>${escapeXml(label)}</li></ol></nav>`;
}

function mainOf(route: Route): string {
  const heading = route.page === 'article' ? route.content.article.title : route.head.title;
  // Words that no other page has.
  const own = Array.from({ length: 60 }, (_, index) => `${route.label}${index}`.replaceAll(' ', '')).join(
    ' ',
  );
  return `<h1>${escapeXml(heading)}</h1><p>${escapeXml(own)}</p>${bodyOf(route)}`;
}

function bodyOf(route: Route): string {
  switch (route.page) {
    case 'service':
      return `<p>${route.content.summary.name}</p>${tierPrices(route.content.summary.slug)
        .map(
          ({ tier, name, price, warranty }) => `<p id="${tier}">${name} ${price} per sq ft ${warranty}</p>`,
        )
        .join('')}`;
    case 'pricing':
      return services
        .map(({ slug }) => {
          const cells = tierPrices(slug).map(({ price }) => `<i>${price}</i> `);
          return `<p id="${slug}">${pricingPage.table.rows[slug]} ${cells.join('')}</p>`;
        })
        .join('');
    case 'care':
      return route.content.cards.map(({ id }) => `<h2 id="${id}">${id}</h2>`).join('');
    case 'faq':
      return faqs
        .map(
          ({ question, answer }) => `<h2>${escapeXml(question)}</h2><p>${escapeXml(plainText(answer))}</p>`,
        )
        .join('');
    case 'blog':
      return route.content.articles.map(({ title }) => `<h2>${escapeXml(title)}</h2>`).join('');
    case 'article': {
      const { published, modified } = route.content.article;
      return `<time datetime="${published}">then</time> <time datetime="${modified}">since</time>`;
    }
    default:
      return '';
  }
}

function linksOf(path: string): string {
  return onwardLinks(path)
    .map((start) => (start === '/care#' ? '/care' : start))
    .flatMap((start) => routes.find((row) => row.path !== path && row.path.startsWith(start)) ?? [])
    .map((row) => `<a href="${row.path}${row.path === '/care' ? '#granite' : ''}">${row.path}</a>`)
    .join(' ');
}

function picturesOf(jsonLd: string | null): string {
  const urls = graphPictures(jsonLd ? JSON.parse(jsonLd) : null).filter((url) => url.includes('/assets/'));
  return urls
    .map((url) => `<img src="${new URL(url).pathname}" alt="A floor." width="12" height="8">`)
    .join('');
}

function attributesOf(attributes: object): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeXml(String(value))}"`)
    .join(' ');
}

function allFiles(): Record<string, CrawledFile> {
  const text = (body: string): CrawledFile => ({ status: 200, type: 'text/plain', body: Buffer.from(body) });
  const picture: CrawledFile = { status: 200, type: 'image/jpeg', body: card };
  const graphs = routes.flatMap((route) => JSON.parse(structuredDataOf(route, options) ?? 'null'));
  const pictures = [
    ...graphPictures(graphs).map((url) => new URL(url).pathname),
    ...Object.values(madeAssets.shareCards).map(({ url }) => url),
    '/favicon.ico',
  ];
  return {
    ...Object.fromEntries(pictures.map((path) => [path, picture])),
    // The fixture pages show only what structured data names, so the picture entries are left out.
    '/sitemap.xml': text(sitemapXml(context).replaceAll(/<image:image>.*?<\/image:image>/g, '')),
    '/robots.txt': text(robotsText(origin)),
    '/feed.xml': text(feedXml(context)),
    '/llms.txt': text(llmsText(context)),
    '/.well-known/security.txt': text(securityText(sampleBusiness, origin, new Date())),
    '/site.webmanifest': text(webManifest({ business: sampleBusiness, ground: '#ffffff' })),
  };
}
