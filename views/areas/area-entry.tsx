import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Area } from '../../data/areas.ts';
import { areaChat } from '../../data/chat-messages.ts';
import { fillIn } from '../../data/fill-in.ts';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import { namesOfService } from '../../data/services/names.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { WhatsappLink } from '../components/contact-links.tsx';
import { Swatch } from '../components/swatch.tsx';
import { quoteSearch } from '../navigation/quote-search.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { pinId } from './area-map.tsx';
import type { ActiveArea } from './use-active-area.ts';
import './area-entry.css';

export interface AreaEntryProps {
  area: Area;
  /** As on the map. */
  number: number;
  active: ActiveArea;
}

const words = serviceAreasPage.list;

/** One area: its floors, how we get there, what is asked for most, and the quote form filled in with it. */
export function AreaEntry({ area, number, active }: AreaEntryProps): ReactNode {
  const { slug, name, group, housing, stone, travel, description, services, swatch } = area;
  return (
    <li
      id={slug}
      className={clsx('area-entry', active.slug === slug && 'area-entry--active')}
      {...active.watch(slug)}
    >
      <header className="area-entry__head">
        <span className="area-entry__number" aria-hidden="true">
          {number}
        </span>
        <div>
          <h3 className="area-entry__name">{name}</h3>
          <p className="area-entry__group">
            <span>{group}</span> <a href={`#${pinId(slug)}`}>{words.onMap}</a>
          </p>
        </div>
        <Swatch id={swatch} sizes="72px" className="area-entry__swatch" />
      </header>
      <p>{description}</p>
      <dl className="area-entry__facts">
        <Fact name={words.housing}>{housing}</Fact>
        <Fact name={words.stone}>{stone}</Fact>
        <Fact name={words.travel}>{travel}</Fact>
        <Fact name={words.services}>
          <ul className="area-entry__services">
            {services.map((service) => (
              <li key={service}>
                <SiteLink to={`/services/${service}`}>{namesOfService(service).name}</SiteLink>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      <div className="area-entry__ask cluster">
        <ButtonLink
          to="/contact#quote"
          search={quoteSearch({ area: slug, service: namesOfService(services[0]).name })}
        >
          {words.quote} <span className="visually-hidden">{fillIn(words.quoteFor, { area: name })}</span>
        </ButtonLink>
        <WhatsappLink message={areaChat(name)} />
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="area-entry__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
