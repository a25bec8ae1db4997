import type { ContactAnswer } from '../../../views/site/server-data.ts';
import { inParallel } from '../../build/in-parallel.ts';
import { graphPictures, pictureAddresses } from './check-pictures.ts';
import { namedFiles } from './check-site-files.ts';
import {
  type CrawledFile,
  type CrawledPage,
  type CrawledSite,
  crawledPage,
  metaContent,
} from './crawled-site.ts';

/** Asks so many addresses at a time. */
const workers = 4;

/**
 * Reads the whole site from its home page along every link, then what the sitemap adds, then every file that a page
 * refers to. `base` is where it listens, `origin` what its absolute addresses must begin with.
 */
export async function crawlSite(base: string, origin: string): Promise<CrawledSite> {
  const pages = new Map<string, CrawledPage>();
  const files = new Map<string, CrawledFile>();

  async function visit(path: string): Promise<readonly string[]> {
    // Of pictures only the status is looked at, and there are hundreds.
    const method = path.startsWith('/assets/pictures/') ? 'HEAD' : 'GET';
    const response = await fetchPatiently(base + path, method);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    if (response.status !== 200 || type !== 'text/html') {
      files.set(path, { status: response.status, type, body });
      return [];
    }
    const page = crawledPage(path, body.toString(), origin);
    pages.set(path, page);
    return [...page.links.map((link) => link.path), ...fileAddresses(page, origin)];
  }

  const seen = new Set<string>();
  await visitAll(['/', ...Object.keys(namedFiles)], seen, visit);
  const sitemap = files.get('/sitemap.xml')?.body.toString() ?? '';
  const listed = [...sitemap.matchAll(/<(?:image:)?loc>([^<]*)</g)];
  await visitAll(
    listed.map(([, url = '']) => withinSite(url, origin)).filter((path) => path !== null),
    seen,
    visit,
  );

  const contact = (await (await fetch(`${base}/api/contact`)).json()) as ContactAnswer;
  const missing = '/no-such-page';
  const answer = await fetch(base + missing, { headers: { Accept: 'text/html' } });
  const notFound = crawledPage(missing, await answer.text(), origin);
  return { origin, contact, pages, files, notFound };
}

/** Root-relative form of an address of this site; null for any other. */
export function withinSite(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  return address.origin === origin ? address.pathname : null;
}

/** Asks again while the site says that it has too much to do: a check has time. */
async function fetchPatiently(url: string, method: string): Promise<Response> {
  for (let pause = 250; ; pause *= 2) {
    const response = await fetch(url, { method, redirect: 'manual' });
    if (response.status !== 503 || pause > 4000) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Visits every address that nobody has seen, and those that a visit finds. */
async function visitAll(
  start: readonly string[],
  seen: Set<string>,
  visit: (path: string) => Promise<readonly string[]>,
): Promise<void> {
  let next = start;
  while (next.length > 0) {
    const unseen = [...new Set(next)].filter((path) => !seen.has(path));
    const found: string[] = [];
    await inParallel(unseen, workers, async (path) => {
      seen.add(path);
      found.push(...(await visit(path)));
    });
    next = found;
  }
}

function fileAddresses({ root, graph }: CrawledPage, origin: string): string[] {
  const share = metaContent(root, 'og:image');
  const icons = root
    .querySelectorAll('link[rel~=icon], link[rel=manifest], link[rel=alternate]')
    .map((link) => link.getAttribute('href'));
  return [share, '/apple-touch-icon.png', ...icons, ...pictureAddresses(root), ...graphPictures(graph)]
    .map((url) => (url ? withinSite(url, origin) : null))
    .filter((path) => path !== null);
}
