import type { PageHead } from '../../data/page-head.ts';

/** The whole title, with the business name as suffix. */
export function titleOf(head: PageHead, businessName: string): string {
  return `${head.title} | ${businessName}`;
}
