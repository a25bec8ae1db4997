import type { ReactNode } from 'react';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import { Swatch } from '../components/swatch.tsx';
import { serviceSwatches } from '../pictures/service-swatches.ts';
import { useHydrated } from '../site/use-hydrated.ts';

/**
 * The texture of a service in the menu. Nobody sees the nine of them before the panel opens: the document goes without
 * them, and their styles come late. It comes into a place of its own: a translation takes away the text beside it.
 */
export function MenuSwatch({ slug }: { slug: ServiceSlug }): ReactNode {
  return (
    <span className="services-menu__swatch">{useHydrated() && <Swatch id={serviceSwatches[slug]} />}</span>
  );
}
