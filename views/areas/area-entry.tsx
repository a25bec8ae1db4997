import { clsx } from 'clsx';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ReactNode } from 'react';
import type { Area } from '../../data/areas.ts';
import { fillIn } from '../../data/fill-in.ts';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import { namesOfService } from '../../data/services/names.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Icon } from '../components/icon.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { SwatchStrip } from '../pictures/swatch-strip.ts';
import { pinId } from './area-map.tsx';
import type { ActiveArea } from './use-active-area.ts';
import './area-entry.css';

export interface AreaEntryProps {
  area: Area;
  /** As on the map. */
  number: number;
  /** The textures of all areas, in the order of their numbers. */
  strip: SwatchStrip;
  active: ActiveArea;
}

const words = serviceAreasPage.list;

/**
 * One area: its floors in a line beside one of them, and to open: how we get there, what is asked for most, and the quote
 * form filled in.
 */
export function AreaEntry({ area, number, strip, active }: AreaEntryProps): ReactNode {
  const { slug, name, housing, travel, description, services, swatch } = area;
  const [shown, others] = area.stone;
  return (
    <li className={clsx('area-entry', active.slug === slug && 'area-entry--active')} {...active.watch(slug)}>
      <div className="area-entry__head">
        <StripSwatch
          id={swatch}
          strip={strip}
          place={number - 1}
          sizes="(min-width: 80rem) 120px, 80px"
          className="area-entry__swatch"
        />
        <div className="area-entry__words">
          <div className="area-entry__title">
            <span className="area-entry__number figures" aria-hidden="true">
              {number}
            </span>
            <h3 className="area-entry__name">{name}</h3>
          </div>
          <p className="area-entry__stone note">
            <b>{shown}</b>
            {others}
          </p>
        </div>
      </div>
      <details className="area-entry__details">
        <summary className="area-entry__summary">
          <span className="visually-hidden">{fillIn(words.more, { area: name })}</span>
          <Icon of={ChevronDown} className="area-entry__mark" />
        </summary>
        {/* The anchor lies inside: a browser opens what hides the target of a link. */}
        <div id={slug} className="area-entry__content">
          <p>{description}</p>
          <dl className="apart-m">
            <Fact name={words.housing}>{housing}</Fact>
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
          <p className="cluster no-print">
            <ButtonLink to="/contact#quote" quote={{ area: { slug, name } }} look="outline">
              {words.quote} <span className="visually-hidden">{fillIn(words.quoteFor, { area: name })}</span>
            </ButtonLink>
            <a href={`#${pinId(slug)}`}>{words.onMap}</a>
          </p>
        </div>
      </details>
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
