import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { Swatch } from '../components/swatch.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { serviceSwatches } from '../shell/service-swatches.ts';
import type { ServicePageContent } from '../site/page-contents.ts';
import './service-sidebar.css';

export interface ServiceSidebarProps {
  content: Pick<ServicePageContent, 'sidebar' | 'areas' | 'stones' | 'related'>;
}

const { quote, areas: areaWords, kitchenMarbles, related: relatedWords } = serviceDetailPage.sidebar;

/** How many marbles the kitchen page names beside its text. */
const marbleCount = 4;

/** The ways to ask, four other services, and where the crews work (or which marbles kitchens have). */
export function ServiceSidebar({ content }: ServiceSidebarProps): ReactNode {
  const { sidebar, areas, stones, related } = content;
  return (
    <aside className="service-sidebar no-print" aria-label={quote.heading}>
      <div className="service-sidebar__sticky rows rows--l sticky">
        <section className="service-sidebar__quote">
          <h2 className="title-s">{quote.heading}</h2>
          <p className="service-sidebar__text note">{quote.text}</p>
          <CallLink label={quote.call} />
          <WhatsappLink label={quote.whatsapp} />
          <p className="note">{quote.hours}</p>
          <ArrowLink to="/contact#quote">{quote.form}</ArrowLink>
        </section>
        <section>
          <h2 className="title-s">{relatedWords.heading}</h2>
          <ul className="service-sidebar__list">
            {related.map(({ slug, name }) => (
              <li key={slug}>
                <SiteLink to={`/services/${slug}`} className="service-sidebar__row">
                  <Swatch id={serviceSwatches[slug]} className="service-sidebar__swatch" />
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
        {sidebar === 'areas' ? <Areas areas={areas} /> : <Marbles stones={stones.slice(0, marbleCount)} />}
      </div>
    </aside>
  );
}

function Areas({ areas }: Pick<ServicePageContent, 'areas'>): ReactNode {
  return (
    <section>
      <h2 className="title-s">{areaWords.heading}</h2>
      <ul className="service-sidebar__areas">
        {areas.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink to={`/service-areas#${slug}`}>{name}</SiteLink>
          </li>
        ))}
      </ul>
      <ArrowLink to={areaWords.all.to}>{areaWords.all.text}</ArrowLink>
    </section>
  );
}

function Marbles({ stones }: Pick<ServicePageContent, 'stones'>): ReactNode {
  return (
    <section>
      <h2 className="title-s">{kitchenMarbles.heading}</h2>
      <ul className="service-sidebar__list">
        {stones.map(({ id, name, swatch }) => (
          <li key={id} className="service-sidebar__row">
            <Swatch id={swatch} className="service-sidebar__swatch" />
            {name}
          </li>
        ))}
      </ul>
      <p className="service-sidebar__text note">{kitchenMarbles.text}</p>
      <ArrowLink to={areaWords.all.to}>{areaWords.all.text}</ArrowLink>
    </section>
  );
}
