import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import type { PictureId } from '../../data/pictures.ts';
import { restoration as restorationSubject } from '../../data/quote.ts';
import { Band } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { SiteLink, type SiteLinkProps } from '../navigation/site-link.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageContents } from '../site/page-contents.ts';
import { useSite } from '../site/site-context.tsx';
import './service-slabs.css';

export interface ServiceSlabsProps {
  words: HomePage['services'];
  prices: PageContents['home']['prices'];
  /** The kind of work that has no page of its own. */
  restoration: PageContents['home']['restoration'];
}

/** Nine services, six of them with their floors as slabs; the other three and the repair are smaller ones below; on a phone the last is a row. */
export function ServiceSlabs({ words, prices, restoration }: ServiceSlabsProps): ReactNode {
  const { heading, lede, moreHeading, byQuote } = words;
  const { services } = useSite();
  return (
    <Band id="services" labelledBy="services-heading" className="service-slabs">
      <SectionHeading id="services-heading" heading={heading} lede={lede} arrangement="row" />
      <ul className="slabs slabs--2-3">
        {services.slice(0, 6).map((service, place) => (
          <li key={service.slug} className="service-slabs__slab">
            <ServiceCard
              service={service}
              price={prices[service.slug]}
              sizes={sizesAt(place)}
              arrangement={place === 0 ? 'card' : 'row'}
              brief={place > 0}
            />
          </li>
        ))}
      </ul>
      <h3 className="visually-hidden">{moreHeading}</h3>
      <ul className="service-slabs__rows slabs slabs--2">
        {services.slice(6).map(({ slug, name, picture }) => (
          <Row key={slug} to={`/services/${slug}`} name={name} price={prices[slug]} picture={picture} />
        ))}
        <Row
          to="/contact#quote"
          quote={{ service: restorationSubject }}
          name={restoration.name}
          price={byQuote}
          picture={restoration.picture}
        />
      </ul>
    </Band>
  );
}

interface RowProps extends Pick<SiteLinkProps, 'to' | 'quote'> {
  name: string;
  price: string;
  picture: PictureId;
}

function Row({ name, price, picture, ...link }: RowProps): ReactNode {
  return (
    <li>
      <SiteLink {...link} className="service-slabs__row">
        <Picture
          id={picture}
          alt=""
          sizes="(min-width: 80rem) 20rem, (min-width: 62rem) 25vw, (min-width: 48rem) 50vw, 12rem"
          className="service-slabs__picture picture--bare"
        />
        <span className="service-slabs__words">
          <span className="service-slabs__name">{name}</span>
          <span className="service-card__price figures">
            {price}
            <Icon of={ArrowRight} className="service-card__arrow" />
          </span>
        </span>
      </SiteLink>
    </li>
  );
}

/** The first slab is the largest, the next two stand beside it, the others in threes. */
function sizesAt(place: number): string {
  if (place === 0) return `(min-width: 80rem) 54rem, (min-width: 62rem) 66vw, ${phoneWide}`;
  // On a tablet the sixth has a line of its own.
  return `(min-width: 80rem) 27rem, (min-width: 62rem) 33vw, (min-width: 48rem) ${place === 5 ? 100 : 50}vw, 46vw`;
}
