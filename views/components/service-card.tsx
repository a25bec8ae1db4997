import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { MouseEvent, ReactNode } from 'react';
import type { ServiceSummary } from '../../data/services/service.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { Icon, type IconDrawing } from './icon.tsx';
import { Picture } from './picture.tsx';
import './card.css';
import './service-card.css';

export interface ServiceCardProps {
  service: ServiceSummary;
  /** Such as `from ₹25 per sq ft`. */
  price: string;
  /** Of its picture, as the attribute of `<img>`. */
  sizes: string;
  /** Go before those of its picture. */
  pictureSources?: ReactNode;
  /** `row` sets the picture beside the words on narrow screens. */
  arrangement?: 'card' | 'row';
  /** Without what is done, where many stand together. */
  brief?: boolean;
  /** Beside the name. */
  icon?: IconDrawing;
  /** Name of what the slab opens, where that is more than its page: part of the link's name. */
  cue?: string;
  /** Hears a click before the link leads away; `preventDefault` keeps the visitor here. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A service as a slab: its floor, name, what is done and from which price. The whole slab leads to its page. */
export function ServiceCard(props: ServiceCardProps): ReactNode {
  const { service, price, sizes, pictureSources, arrangement = 'card', brief = false } = props;
  const { icon, cue, onOpen } = props;
  const { slug, name, description, picture } = service;
  return (
    <article className={`card service-card service-card--${arrangement}`}>
      <Picture
        id={picture}
        sizes={sizes}
        sources={pictureSources}
        className="service-card__picture picture--bare"
      />
      <div className="service-card__words card__words">
        {icon && <Icon of={icon} className="service-card__mark accent" />}
        <h3 className="service-card__name">
          <SiteLink
            to={`/services/${slug}`}
            className="quiet-link card-link"
            onClick={onOpen}
            data-opens={onOpen && 'dialog'}
          >
            {name}
            {cue && <span className="visually-hidden"> {cue}</span>}
          </SiteLink>
        </h3>
        {!brief && <p className="service-card__text">{description}</p>}
        <p className="service-card__price figures">
          {price}
          <Icon of={ArrowRight} className="service-card__arrow" />
        </p>
      </div>
    </article>
  );
}
