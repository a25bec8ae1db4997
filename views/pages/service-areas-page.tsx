import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Area } from '../../data/areas.ts';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import { AreaEntry } from '../areas/area-entry.tsx';
import { AreaMap } from '../areas/area-map.tsx';
import { type ActiveArea, useActiveArea } from '../areas/use-active-area.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { JobCards } from '../components/job-cards.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PlaceCheck } from '../localities/place-check.tsx';
import { useOpenedByAddress } from '../navigation/use-opened-by-address.ts';
import type { PageProps } from '../site/page-contents.ts';
import './service-areas-page.css';
import './service-areas-page.late.css';

const { hero, map, list, callToAction } = serviceAreasPage;

/** First the map and its index, then the areas as slabs to open. */
export function ServiceAreasPage({ content }: PageProps<'service-areas'>): ReactNode {
  const { areas, strip } = content;
  const active = useActiveArea();
  useOpenedByAddress();
  return (
    <>
      <div className="service-areas container columns columns--8-4">
        <header className="service-areas__words">
          <div className="stack">
            <Breadcrumb />
            <h1>{hero.headline}</h1>
          </div>
          <div className="service-areas__lead stack">
            <p className="lede">{hero.lede}</p>
            <PlaceCheck areas={areas} />
          </div>
        </header>
        <section className="service-areas__map" aria-label={map.heading}>
          <AreaMap areas={areas} active={active} />
        </section>
        <AreaIndex areas={areas} active={active} />
        <LateStyles />
        <section className="service-areas__list" aria-labelledby="area-list">
          <h2 id="area-list">{list.heading}</h2>
          <ol className="service-areas__entries slabs">
            {areas.map((area, index) => (
              <AreaEntry key={area.slug} area={area} number={index + 1} strip={strip} active={active} />
            ))}
          </ol>
        </section>
      </div>
      <JobCards jobs={content.jobs} />
      <CallToAction {...callToAction} />
    </>
  );
}

interface AreaIndexProps {
  areas: readonly Area[];
  active: ActiveArea;
}

/** The twelve names with their numbers on the map; each opens its entry. */
function AreaIndex({ areas, active }: AreaIndexProps): ReactNode {
  return (
    <nav className="area-index" aria-label={serviceAreasPage.map.index}>
      <ol className="area-index__names quiet-link figures">
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
