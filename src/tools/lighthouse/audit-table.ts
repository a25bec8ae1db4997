import { median } from '../measurement/median.ts';
import { markdownTable } from '../measurement/write-report.ts';
import { type Audit, categories, type Figure } from './audit-page.ts';

interface Column {
  heading: string;
  /** What every page is held to: at least of scores, at most of times (milliseconds) and shift. */
  aim: number;
  text: (value: number) => string;
}

const seconds = (value: number): string => (value / 1000).toFixed(2);
const whole = (value: number): string => value.toFixed(0);

const columns: Readonly<Record<Figure, Column>> = {
  performance: { heading: 'Perf.', aim: 98, text: whole },
  accessibility: { heading: 'A11y', aim: 100, text: whole },
  'best-practices': { heading: 'Best pr.', aim: 100, text: whole },
  seo: { heading: 'SEO', aim: 100, text: whole },
  'first-contentful-paint': { heading: 'FCP s', aim: 950, text: seconds },
  'largest-contentful-paint': { heading: 'LCP s', aim: 1300, text: seconds },
  'total-blocking-time': { heading: 'TBT ms', aim: 50, text: whole },
  'blocking-work': { heading: 'TBT CPU ms', aim: 50, text: whole },
  'cumulative-layout-shift': { heading: 'CLS', aim: 0, text: (value) => value.toFixed(3) },
};

/** The pages as a Markdown table, each figure the median of its runs, with what each page misses. */
export function auditTable(audits: ReadonlyMap<string, readonly Audit[]>): string {
  const figures = Object.entries(columns) as [Figure, Column][];
  const rows = [...audits].map(([path, runs]) => {
    const medians = figures.map(([id]) => median(runs.map((run) => run.figures[id])));
    const missed = figures.filter(([id, { aim }], index) => {
      const value = medians[index] ?? Number.NaN;
      return categories.some((category) => category === id) ? value < aim : value > aim;
    });
    const cells = figures.map(([, { text }], index) => text(medians[index] ?? Number.NaN));
    const fetched = [
      median(runs.map(({ requests }) => requests)),
      median(runs.map(({ bytes }) => bytes)) / 1000,
    ].map(whole);
    return [
      path,
      ...cells,
      ...fetched,
      missed.map(([, { heading }]) => heading.replace(/ m?s$/, '')).join(', '),
    ];
  });
  return markdownTable(
    ['Page', ...figures.map(([, { heading }]) => heading), 'requests', 'KB', 'missed'],
    rows,
  );
}
