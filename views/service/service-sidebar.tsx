import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { fromPrice } from '../../data/price-line.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { Fold } from '../components/disclosure.tsx';
import { LatePicture } from '../components/late-picture.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { PageProps, ServicePageContent } from '../site/page-contents.ts';
import './service-sidebar.css';

const { articles: articleWords } = serviceDetailPage;
const { quote, areas: areaWords, kitchenMarbles, related: relatedWords } = serviceDetailPage.sidebar;

/** The ways to ask, what to read first, where the crews work, which marbles kitchens have, and four other services. */
export function ServiceSidebar({ content }: PageProps<'service'>): ReactNode {
  const { sidebar, areas, stones, related } = content;
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
      <div className="service-sidebar__lists disclosures">
        <Articles reading={content.reading} />
        <Fold heading={areaWords.heading}>
          <Areas areas={areas} />
        </Fold>
        {sidebar === 'kitchen-marbles' && (
          <Fold heading={kitchenMarbles.heading}>
            <ul className="service-sidebar__marbles">
              {stones.map(
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
        <ul className="slabs slabs--4">
          {related.map(({ slug, name, picture }) => (
            <li key={slug}>
              <SiteLink to={`/services/${slug}`}>
                <LatePicture
                  id={picture}
                  alt=""
                  sizes="(min-width: 62rem) 20rem, 46vw"
                  className="service-sidebar__floor"
                />
                {`${name} `}
                <small>{fromPrice(slug)}</small>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function Articles({ reading }: Pick<ServicePageContent, 'reading'>): ReactNode {
  return (
    <section>
      <h2 className="title-s">{articleWords.heading}</h2>
      <ul className="service-sidebar__articles">
        {reading.map(({ path, title }) => (
          <li key={path}>
            <ArrowLink to={path}>{title}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
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
