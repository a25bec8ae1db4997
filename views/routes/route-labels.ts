import type { SitePath } from '../../data/paths.ts';

/** What the pages that have others below them are called in a breadcrumb. */
const parents: Partial<Record<SitePath, string>> = {
  '/services': 'Services',
  '/blog': 'Blog',
  '/guides': 'Guides',
  '/pricing': 'Prices',
};

/** The words of a step in a breadcrumb. @throws Error for a page that has none below it. */
export function labelOf(path: SitePath): string {
  const label = parents[path];
  if (!label) throw new Error(`No breadcrumb label for ${path}`);
  return label;
}
