import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { fromPrice } from '../../data/price-line.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Fold } from '../components/disclosure.tsx';
import { PictureTiles } from '../components/picture-tiles.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { PageProps, ServicePageContent } from '../site/page-contents.ts';
import { ServiceCare } from './service-care.tsx';
import '../components/disclosures.css';
import './service-further.css';

const { articles: articleWords } = serviceDetailPage;
const { areas: areaWords, kitchenMarbles, related: relatedWords } = serviceDetailPage.sidebar;

/** How to live with the floor; which marbles kitchens have, what to read, where the crews work; four other services. */
export function ServiceFurther({ content }: PageProps<'service'>): ReactNode {
  const { sidebar, areas, rooms, reading, related } = content;
  const [{ floors }] = rooms.rooms;
  return (
    <>
      <Band ground="limestone" inner="service-further columns">
        <ServiceCare content={content} />
        <div className="service-lists disclosures no-print">
          {sidebar === 'kitchen-marbles' && (
            <Fold heading={kitchenMarbles.heading}>
              <ul className="service-lists__marbles">
                {floors.map(
                  ({ name, swatch }) =>
                    kitchenMarbles.marks[swatch] && (
                      <li key={swatch}>
                        <b>{name}</b> {kitchenMarbles.marks[swatch]}
                      </li>
                    ),
                )}
              </ul>
              <p className="note">{kitchenMarbles.text}</p>
            </Fold>
          )}
          <Fold heading={articleWords.heading}>
            <ul className="service-lists__articles">
              {reading.map(({ path, title, text }) => (
                <li key={path}>
                  <ArrowLink to={path}>{title}</ArrowLink>
                  <small>{text}</small>
                </li>
              ))}
            </ul>
          </Fold>
          <Fold heading={areaWords.heading} className="service-areas">
            <Areas areas={areas} />
          </Fold>
        </div>
      </Band>
      <Band labelledBy="related" className="service-related no-print">
        <h2 id="related">{relatedWords.heading}</h2>
        <PictureTiles
          tiles={related.map(({ slug, name, thumbnail }) => ({
            to: `/services/${slug}`,
            name,
            picture: thumbnail,
            note: fromPrice(slug),
          }))}
          columns={4}
        />
      </Band>
    </>
  );
}

/** Eight of the areas, each a way to its entry, and the way to all. */
function Areas({ areas }: Pick<ServicePageContent, 'areas'>): ReactNode {
  return (
    <ul className="service-areas__names">
      {areas.map(({ slug, name }) => (
        <li key={slug}>
          <SiteLink to={`/service-areas#${slug}`}>{name}</SiteLink>
        </li>
      ))}
      <li>
        <ArrowLink to={areaWords.all.to}>{areaWords.all.text}</ArrowLink>
      </li>
    </ul>
  );
}
