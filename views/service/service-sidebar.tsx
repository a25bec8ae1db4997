import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { Fold } from '../components/disclosure.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { PageProps, ServicePageContent } from '../site/page-contents.ts';
import './service-sidebar.css';

const { quote, areas: areaWords, kitchenMarbles, related: relatedWords } = serviceDetailPage.sidebar;

/** How many marbles the kitchen page names beside its text. */
const marbleCount = 4;

/** The ways to ask, where the crews work (or which marbles kitchens have), and four other services. */
export function ServiceSidebar({ content }: PageProps<'service'>): ReactNode {
  const { sidebar, areas, stones, strip, related } = content;
  return (
    <aside className="service-sidebar no-print" aria-label={quote.heading}>
      <div className="service-sidebar__sticky rows rows--l sticky">
        <section className="service-sidebar__quote no-phone">
          <h2 className="title-s">{quote.heading}</h2>
          <p className="service-sidebar__text note">{quote.text}</p>
          <CallLink label={quote.call} />
          <WhatsappLink label={quote.whatsapp} />
          <p className="note">{quote.hours}</p>
          <ArrowLink to="/contact#quote">{quote.form}</ArrowLink>
        </section>
        {sidebar === 'areas' ? (
          <Areas areas={areas} />
        ) : (
          <>
            <Marbles stones={stones.slice(0, marbleCount)} strip={strip} />
            <section>
              <h2 className="title-s">{areaWords.heading}</h2>
              <ArrowLink to={areaWords.all.to}>{areaWords.all.text}</ArrowLink>
            </section>
          </>
        )}
        <section>
          <h2 className="title-s">{relatedWords.heading}</h2>
          <ul className="service-sidebar__links">
            {related.map(({ slug, name }) => (
              <li key={slug}>
                <SiteLink to={`/services/${slug}`}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </aside>
  );
}

function Areas({ areas }: Pick<ServicePageContent, 'areas'>): ReactNode {
  return (
    <Fold heading={areaWords.heading}>
      <ul className="service-sidebar__links">
        {areas.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink to={`/service-areas#${slug}`}>{name}</SiteLink>
          </li>
        ))}
      </ul>
      <ArrowLink to={areaWords.all.to}>{areaWords.all.text}</ArrowLink>
    </Fold>
  );
}

function Marbles({ stones, strip }: Pick<ServicePageContent, 'stones' | 'strip'>): ReactNode {
  return (
    <Fold heading={kitchenMarbles.heading}>
      <ul className="service-sidebar__list">
        {stones.map(({ name, swatch }, place) => (
          <li key={swatch} className="service-sidebar__row">
            <StripSwatch id={swatch} strip={strip} place={place} className="service-sidebar__swatch" />
            {name}
          </li>
        ))}
      </ul>
      <p className="service-sidebar__text note">{kitchenMarbles.text}</p>
    </Fold>
  );
}
