import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Area } from '../../data/areas.ts';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import type { ActiveArea } from './use-active-area.ts';
import './area-index.css';

export interface AreaIndexProps {
  areas: readonly Area[];
  active: ActiveArea;
}

/** The twelve names with their numbers on the map; each opens its entry. */
export function AreaIndex({ areas, active }: AreaIndexProps): ReactNode {
  return (
    <nav className="area-index" aria-label={serviceAreasPage.map.index}>
      <ol className="area-index__names figures">
        {areas.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className={clsx('area-index__link', active.slug === slug && 'area-index__link--active')}
              {...active.watch(slug)}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
