import type { ReactNode } from 'react';
import { useSite } from '../site/site-context.tsx';

/**
 * The styles of what stands below the first screen, and those for print. Browsers draw what is above this element
 * without waiting for them, and nothing below it before they are there. Once in each page, before the first of
 * `lateParts`; a page that was opened without a full load has the whole style sheet and needs none.
 */
export function LateStyles(): ReactNode {
  const { lateStyles } = useSite();
  return lateStyles && <link rel="stylesheet" href={lateStyles} />;
}
