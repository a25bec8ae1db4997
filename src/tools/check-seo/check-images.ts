import { withinSite } from './crawl-site.ts';
import type { CrawledSite } from './crawled-site.ts';
import type { Finding } from './finding.ts';
import { pictureAddresses } from './picture-addresses.ts';

/** Pictures without alt text or size, and addresses of pictures that are not there. */
export function* checkImages({ pages, files, notFound, origin }: CrawledSite): Generator<Finding> {
  for (const { path, root } of [...pages.values(), notFound]) {
    for (const image of root.querySelectorAll('img')) {
      const source = image.getAttribute('src') ?? '';
      const find = (message: string): Finding => ({ path, rule: 'image', message: `${source} ${message}` });
      // An empty alt is a statement: the words beside the picture say the same.
      if (image.getAttribute('alt') === undefined) yield find('has no alt');
      for (const name of ['width', 'height']) {
        if (!/^[1-9]\d*$/.test(image.getAttribute(name) ?? '')) yield find(`has no ${name}`);
      }
    }
    for (const address of pictureAddresses(root)) {
      const local = withinSite(address, origin);
      const status = local ? files.get(local)?.status : undefined;
      if (status !== 200 && path !== notFound.path) {
        yield { path, rule: 'image', message: `${address} answers ${status ?? 'nothing'}` };
      }
    }
  }
}
