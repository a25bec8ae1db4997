export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What one run found. */
export interface Audit {
  /** 0 to 100. */
  scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  /** Audits that cost points, by their id. */
  failed: readonly string[];
}
