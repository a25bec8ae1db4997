import { median } from '../measurement/median.ts';
import { markdownTable } from '../measurement/write-report.ts';
import type { Audit, Category } from './audit-page.ts';

export interface AuditedPage {
  path: string;
  /** One or more runs; each figure is their median. */
  runs: readonly Audit[];
}

/** What every page is held to; times in milliseconds. */
const aims = {
  performance: 98,
  score: 100,
  firstContentfulPaint: 950,
  largestContentfulPaint: 1300,
  totalBlockingTime: 50,
  cumulativeLayoutShift: 0,
};

/** The pages as a Markdown table, with what each misses. */
export function auditTable(pages: readonly AuditedPage[]): string {
  return markdownTable(
    ['Page', 'Perf.', 'A11y', 'Best pr.', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'missed'],
    pages.map((page) => [
      page.path,
      String(scoreOf(page, 'performance')),
      String(scoreOf(page, 'accessibility')),
      String(scoreOf(page, 'best-practices')),
      String(scoreOf(page, 'seo')),
      (middleOf(page, 'firstContentfulPaint') / 1000).toFixed(2),
      (middleOf(page, 'largestContentfulPaint') / 1000).toFixed(2),
      middleOf(page, 'totalBlockingTime').toFixed(0),
      middleOf(page, 'cumulativeLayoutShift').toFixed(3),
      missesOf(page).join(', '),
    ]),
  );
}

/** What a page does not reach, in the table's words. */
export function missesOf(page: AuditedPage): string[] {
  const misses = [
    [scoreOf(page, 'performance') < aims.performance, 'performance'],
    [scoreOf(page, 'accessibility') < aims.score, 'accessibility'],
    [scoreOf(page, 'best-practices') < aims.score, 'best practices'],
    [scoreOf(page, 'seo') < aims.score, 'SEO'],
    [middleOf(page, 'firstContentfulPaint') > aims.firstContentfulPaint, 'FCP'],
    [middleOf(page, 'largestContentfulPaint') > aims.largestContentfulPaint, 'LCP'],
    [middleOf(page, 'totalBlockingTime') > aims.totalBlockingTime, 'TBT'],
    [middleOf(page, 'cumulativeLayoutShift') > aims.cumulativeLayoutShift, 'CLS'],
  ] as const;
  return misses.filter(([isMissed]) => isMissed).map(([, name]) => name);
}

function scoreOf({ runs }: AuditedPage, category: Category): number {
  return median(runs.map(({ scores }) => scores[category]));
}

function middleOf({ runs }: AuditedPage, figure: Exclude<keyof Audit, 'scores' | 'failed'>): number {
  return median(runs.map((run) => run[figure]));
}
