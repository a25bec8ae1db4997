import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { fromPrice } from '../../data/price-line.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { Fold } from '../components/disclosure.tsx';
import { PictureTiles } from '../components/picture-tiles.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { PageProps, ServicePageContent } from '../site/page-contents.ts';
import './service-sidebar.css';

const { articles: articleWords } = serviceDetailPage;
const { quote, areas: areaWords, kitchenMarbles, related: relatedWords } = serviceDetailPage.sidebar;

/** The ways to ask, what to read first, where the crews work, which marbles kitchens have, and four other services. */
export function ServiceSidebar({ content }: PageProps<'service'>): ReactNode {
  const { sidebar, areas, rooms, related } = content;
  const [{ floors }] = rooms.rooms;
  return (
    <aside className="service-sidebar no-print" aria-label={quote.heading}>
      <section className="service-sidebar__quote no-phone">
        <h2 className="title-s">{quote.heading}</h2>
        <p className="note">{quote.text}</p>
        <CallLink label={quote.call} />
        <WhatsappLink label={quote.whatsapp} />
        <p className="note">{quote.hours}</p>
        <ArrowLink to="/contact#quote">{quote.form}</ArrowLink>
      </section>
      <div className="service-sidebar__lists">
        <Fold heading={articleWords.heading}>
          <ul className="service-sidebar__articles">
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
        {sidebar === 'kitchen-marbles' && (
          <Fold heading={kitchenMarbles.heading}>
            <ul className="service-sidebar__marbles">
              {floors.map(
                ({ name, swatch }) =>
                  kitchenMarbles.marks[swatch] && (
                    <li key={swatch}>{`${name}: ${kitchenMarbles.marks[swatch]}`}</li>
                  ),
              )}
            </ul>
            <p className="note">{kitchenMarbles.text}</p>
          </Fold>
        )}
      </div>
      <section className="service-sidebar__related">
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
    </aside>
  );
}

/** Eight of the areas, each a way to its entry, and the way to all. */
function Areas({ areas }: Pick<ServicePageContent, 'areas'>): ReactNode {
  return (
    <ul className="service-sidebar__areas">
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
