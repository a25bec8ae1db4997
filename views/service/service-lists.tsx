import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { fromPrice } from '../../data/price-line.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Fold } from '../components/disclosure.tsx';
import { PictureTiles } from '../components/picture-tiles.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { PageProps, ServicePageContent } from '../site/page-contents.ts';
import './service-lists.css';

const { articles: articleWords } = serviceDetailPage;
const { areas: areaWords, kitchenMarbles, related: relatedWords } = serviceDetailPage.sidebar;

/** What to read first, where the crews work, which marbles kitchens have, and four other services. */
export function ServiceLists({ content }: PageProps<'service'>): ReactNode {
  const { sidebar, areas, rooms, related } = content;
  const [{ floors }] = rooms.rooms;
  return (
    <>
      <div className="service-lists no-print">
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
            {content.reading.map(({ path, title }) => (
              <li key={path}>
                <ArrowLink to={path}>{title}</ArrowLink>
              </li>
            ))}
          </ul>
        </Fold>
        <Fold heading={areaWords.heading}>
          <Areas areas={areas} />
        </Fold>
      </div>
      <section className="service-related no-print">
        <h2 className="title-m">{relatedWords.heading}</h2>
        <PictureTiles
          tiles={related.map(({ slug, name, picture }) => ({
            to: `/services/${slug}`,
            name,
            picture,
            note: fromPrice(slug),
          }))}
          columns={4}
        />
      </section>
    </>
  );
}

/** Eight of the areas, each a way to its entry, and the way to all. */
function Areas({ areas }: Pick<ServicePageContent, 'areas'>): ReactNode {
  return (
    <ul className="service-lists__areas">
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
