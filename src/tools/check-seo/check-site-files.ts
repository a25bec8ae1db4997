import { pictureAddresses, pictureName } from './check-pictures.ts';
import { withinSite } from './crawl-site.ts';
import type { CrawledSite } from './crawled-site.ts';
import { nodesOfType } from './graph-node.ts';

const halfYear = 183 * 24 * 60 * 60 * 1000;

type FileRule = (text: string, site: CrawledSite) => Iterable<string>;

/** The files that other programs ask for by name. */
export const namedFiles: Readonly<Record<string, FileRule>> = {
  '/sitemap.xml': sitemapFaults,
  '/robots.txt': robotsFaults,
  '/feed.xml': feedFaults,
  '/llms.txt': linkedFaults,
  '/.well-known/security.txt': securityFaults,
  '/site.webmanifest': manifestFaults,
  '/favicon.ico': () => [],
};

/** Sitemap, robots, feed, security contact, summary for language models, web manifest and icons. */
export function* checkSiteFiles(site: CrawledSite): Generator<[string, string]> {
  for (const [path, faults] of Object.entries(namedFiles)) {
    const { status, body } = site.files.get(path) ?? {};
    const messages =
      status === 200 && body?.length
        ? faults(body.toString(), site)
        : [`answers ${status ?? 'nothing'} with ${body?.length ?? 0} bytes`];
    for (const message of messages) yield [path, message];
  }
}

function* sitemapFaults(text: string, site: CrawledSite): Generator<string> {
  const entries = [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  const listed = entries.map((entry) => /<loc>([^<]*)</.exec(entry)?.[1] ?? '');
  const indexed = [...site.pages.values()].filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
  for (const path of indexed) {
    if (!listed.includes(new URL(path, site.origin).href)) yield `does not list ${path}`;
  }
  for (const [index, entry] of entries.entries()) {
    const page = site.pages.get(withinSite(listed[index] ?? '', site.origin) ?? '');
    if (!page?.isIndexed) {
      yield `lists ${listed[index]}, which is no page to be indexed`;
      continue;
    }
    const lastmod = /<lastmod>([^<]*)</.exec(entry)?.[1];
    const modified = page.graph.map((node) => String(node.dateModified ?? '').slice(0, 10)).find(Boolean);
    if (lastmod !== modified) yield `says ${page.path} changed on ${lastmod}, the page says ${modified}`;
    const shown = new Set(pictureAddresses(page.root).map(pictureName));
    for (const [, image = ''] of entry.matchAll(/<image:loc>([^<]*)</g)) {
      const status = site.files.get(withinSite(image, site.origin) ?? '')?.status;
      if (!shown.has(pictureName(image))) yield `lists ${image} for ${page.path}, which does not show it`;
      else if (status !== 200) yield `lists ${image}, which answers ${status ?? 'nothing'}`;
    }
  }
}

function* robotsFaults(text: string, { origin }: CrawledSite): Generator<string> {
  if (!text.includes(`Sitemap: ${origin}/sitemap.xml`)) yield 'does not name the sitemap';
  if (/^Disallow: *\S/m.test(text)) yield 'blocks part of the site';
}

function* feedFaults(text: string, site: CrawledSite): Generator<string> {
  const entries = [...text.matchAll(/<entry>.*?<link [^>]*href="([^"]*)"/gs)].map(([, href = '']) => href);
  const articles = [...site.pages.values()].filter(({ graph }) =>
    nodesOfType(graph, 'BlogPosting').some((node) => 'mainEntityOfPage' in node),
  );
  for (const { path } of articles) {
    if (!entries.includes(new URL(path, site.origin).href)) yield `has no entry for ${path}`;
  }
  if (!text.includes(`<link rel="self" type="application/atom+xml" href="${site.origin}/feed.xml"/>`))
    yield 'does not name itself';
  yield* linkedFaults(text, site);
}

/** Addresses of this site that no page has. */
function* linkedFaults(text: string, { origin, pages, files }: CrawledSite): Generator<string> {
  const addresses = new Set(text.match(/https?:\/\/[^\s"'<>()&]+/g) ?? []);
  for (const address of addresses) {
    const path = withinSite(address, origin);
    if (path && !pages.has(path) && files.get(path)?.status !== 200)
      yield `links to ${address}, which is not there`;
  }
}

function* securityFaults(text: string, { contact }: CrawledSite): Generator<string> {
  if (!text.includes(`Contact: mailto:${contact.email}`)) yield `does not name ${contact.email}`;
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  const left = expires - Date.now();
  if (!(left > 0 && left <= halfYear))
    yield `expires on ${new Date(expires)}, not within half a year from now`;
}

function* manifestFaults(text: string, { contact }: CrawledSite): Generator<string> {
  const manifest = JSON.parse(text) as { name?: string; icons?: { sizes: string; purpose?: string }[] };
  if (manifest.name !== contact.company) yield `names "${manifest.name}" instead of "${contact.company}"`;
  const icons = manifest.icons ?? [];
  for (const size of ['192x192', '512x512']) {
    if (!icons.some(({ sizes }) => sizes === size)) yield `has no icon of ${size}`;
  }
  if (!icons.some(({ purpose }) => purpose === 'maskable')) yield 'has no maskable icon';
}
