import { type ReactNode, useMemo } from 'react';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import { AreaEntry } from '../areas/area-entry.tsx';
import { AreaMap } from '../areas/area-map.tsx';
import { useActiveArea } from '../areas/use-active-area.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import type { PageContents } from '../routes/route.ts';
import './service-areas-page.css';

export interface ServiceAreasPageProps {
  content: PageContents['service-areas'];
}

const { hero, map, list, callToAction } = serviceAreasPage;

/** The map stays beside the list on wide screens, and each shows where the visitor is in the other. */
export function ServiceAreasPage({ content }: ServiceAreasPageProps): ReactNode {
  const { areas } = content;
  const slugs = useMemo(() => areas.map(({ slug }) => slug), [areas]);
  const active = useActiveArea(slugs);
  return (
    <>
      <div className="service-areas container">
        <header className="service-areas__words">
          <div className="service-areas__headline">
            <Breadcrumb />
            <h1>{hero.headline}</h1>
          </div>
          <p className="lede">{hero.lede}</p>
        </header>
        <section className="service-areas__map" aria-label={map.heading}>
          <AreaMap areas={areas} active={active} />
        </section>
        <LateStyles />
        <section className="service-areas__list" aria-labelledby="area-list">
          <h2 id="area-list">{list.heading}</h2>
          <ol className="service-areas__entries">
            {areas.map((area, index) => (
              <AreaEntry key={area.slug} area={area} number={index + 1} active={active} />
            ))}
          </ol>
        </section>
      </div>
      <CallToAction
        heading={callToAction.heading}
        text={callToAction.text}
        call={callToAction.call}
        whatsapp={{ label: callToAction.whatsapp }}
      />
    </>
  );
}
