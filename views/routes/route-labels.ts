import type { SitePath } from '../../data/paths.ts';

/** What the pages that have others below them are called in a breadcrumb. */
const parents = {
  '/services': 'Services',
  '/gallery': 'Gallery',
  '/blog': 'Blog',
  '/guides': 'Guides',
  '/pricing': 'Prices',
} as const satisfies Partial<Record<SitePath, string>>;

export type ParentPath = keyof typeof parents;

/** The words of a step in a breadcrumb. */
export function labelOf(path: ParentPath): string {
  return parents[path];
}
