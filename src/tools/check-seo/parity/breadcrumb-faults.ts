import type { CrawledPage } from '../crawled-page.ts';
import type { CrawledSite } from '../crawled-site.ts';
import { nodeOfType, nodesOfType } from '../graph-node.ts';
import { visibleText } from '../visible-text.ts';

/** The trail of the structured data is the one that the page shows, step by step. */
export function* breadcrumbFaults(page: CrawledPage, { origin }: CrawledSite): Generator<string> {
  const list = nodeOfType(page.graph, 'BreadcrumbList');
  if (!list) return;
  const said = nodesOfType([list], 'ListItem').map(({ name, item }) => `${name} ${item}`);
  const steps = page.root.querySelectorAll('nav[aria-label="Breadcrumb"] li');
  const shown = steps.map((step) => {
    // The last step is the page itself, and need not be a link.
    const href = step.querySelector('a')?.getAttribute('href') ?? page.path;
    return `${visibleText(step)} ${new URL(href, origin + page.path).href}`;
  });
  if (said.join(' > ') !== shown.join(' > ')) {
    yield `the breadcrumb says "${said.join(' > ')}", the page shows "${shown.join(' > ')}"`;
  }
}
