import type { CrawledPage } from '../crawled-page.ts';
import type { CrawledSite } from '../crawled-site.ts';
import { graphPictures } from '../graph-pictures.ts';
import { pictureAddresses, pictureName } from '../picture-addresses.ts';

/** Every picture that structured data names is there, and is one that the page shows, if only in another crop. */
export function* pictureFaults(
  { root, graph }: CrawledPage,
  { origin, files }: CrawledSite,
): Generator<string> {
  const shown = new Set(
    pictureAddresses(root).map((address) => pictureName(new URL(address, origin).pathname)),
  );
  for (const address of graphPictures(graph)) {
    const { pathname } = new URL(address, origin);
    const status = files.get(pathname)?.status;
    if (status !== 200) yield `${address} answers ${status ?? 'nothing'}`;
    // The logo is the mark, which the header draws as a vector.
    else if (pathname.startsWith('/assets/') && !shown.has(pictureName(pathname)))
      yield `${address} is not on the page`;
  }
}
