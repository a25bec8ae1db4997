import type { ReactNode } from 'react';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import { Swatch } from '../components/swatch.tsx';
import { serviceSwatches } from '../pictures/service-swatches.ts';
import { useHydrated } from '../site/use-hydrated.ts';

/**
 * The texture of a service in the menu. Nobody sees the nine of them before the panel opens: the document goes without
 * them, and their styles come late.
 */
export function MenuSwatch({ slug }: { slug: ServiceSlug }): ReactNode {
  if (!useHydrated()) return <span className="swatch services-menu__swatch" />;
  return <Swatch id={serviceSwatches[slug]} className="services-menu__swatch" />;
}
