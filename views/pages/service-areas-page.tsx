import type { ReactNode } from 'react';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import { AreaEntry } from '../areas/area-entry.tsx';
import { AreaMap } from '../areas/area-map.tsx';
import { useActiveArea } from '../areas/use-active-area.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { JobCards } from '../components/job-cards.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PlaceCheck } from '../localities/place-check.tsx';
import { useOpenedByAddress } from '../navigation/use-opened-by-address.ts';
import type { PageProps } from '../site/page-contents.ts';
import '../components/below-breadcrumb.css';
import './service-areas-page.css';
import './service-areas-page.late.css';

const { hero, map, callToAction } = serviceAreasPage;

/** The map beside the words where there is room, and the areas by part of the city, each to open. */
export function ServiceAreasPage({ content }: PageProps<'service-areas'>): ReactNode {
  const { areas, strip } = content;
  const parts = [...new Set(areas.map(({ group }) => group))];
  const middle = Math.ceil(parts.length / 2);
  const active = useActiveArea();
  useOpenedByAddress();
  return (
    <>
      <div className="service-areas-page container columns">
        <header className="service-areas-page__words">
          <div className="stack">
            <Breadcrumb />
            <h1>{hero.headline}</h1>
            <p className="lede">{hero.lede}</p>
          </div>
          <PlaceCheck areas={areas} />
        </header>
        <section className="service-areas-page__map" aria-label={map.heading}>
          <AreaMap areas={areas} active={active} />
        </section>
      </div>
      <LateStyles />
      <div className="service-areas-page__lists container columns page-end">
        {/* Columns of their own: what opens in one leaves no hole in the other. */}
        {[parts.slice(0, middle), parts.slice(middle)].map((column) => (
          <div key={column.join()} className="service-areas-page__column">
            {column.map((part) => (
              <section key={part} aria-label={part}>
                <h2 className="title-m">{part}</h2>
                <ol className="slabs apart-m">
                  {areas.map(
                    (area, index) =>
                      area.group === part && (
                        <AreaEntry
                          key={area.slug}
                          area={area}
                          number={index + 1}
                          strip={strip}
                          active={active}
                        />
                      ),
                  )}
                </ol>
              </section>
            ))}
          </div>
        ))}
      </div>
      <JobCards jobs={content.jobs} />
      <ClosingThreshold {...callToAction} picture={content.closing.picture} />
    </>
  );
}
