import { clsx } from 'clsx';
import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs';
import { type MouseEvent, type ReactNode, startTransition, useState } from 'react';
import { servicesPage } from '../../data/pages/services.ts';
import { fromPrice } from '../../data/price-line.ts';
import { restoration as restorationSubject } from '../../data/quote.ts';
import type { ServiceDetails, ServiceSummary } from '../../data/services/service.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import { type PictureSprite, picturesOfSprite } from '../pictures/picture-sprite.ts';
import { pictureSrcSet } from '../pictures/picture-url.ts';
import type { PageContents } from '../site/page-contents.ts';
import { usePictureFact, useSite } from '../site/site-context.tsx';
import { type AskedService, ServiceDialog } from './service-dialog.tsx';
import { serviceIcon } from './service-icon.ts';
import '../components/strip-swatch.css';
import './service-floor.css';

const words = servicesPage.list;

export interface ServiceFloorProps {
  /** Of the pictures that the build knows the services by. */
  sprites: readonly { sprite: PictureSprite }[];
  restoration: PageContents['services']['restoration'];
  /** The services as the build knows them. */
  builtIn: readonly ServiceDetails[];
}

/** The services as a floor of slabs. Each links to its page; with JavaScript a plain click opens the dialog instead. */
export function ServiceFloor({ sprites, restoration, builtIn }: ServiceFloorProps): ReactNode {
  const { services, isLoadingServices } = useSite();
  const tiles = sprites.flatMap(({ sprite }) =>
    picturesOfSprite(sprite).map((picture, place, { length }) => ({ picture, sprite, place, length })),
  );
  const [asked, setAsked] = useState<AskedService | null>(null);

  function open(shown: ServiceSummary | ServiceDetails, event: MouseEvent<HTMLAnchorElement>): void {
    // The list of another page, when the server has not answered, says less.
    const service = 'features' in shown ? shown : builtIn.find(({ slug }) => slug === shown.slug);
    if (!service || isForNewTab(event)) return;
    event.preventDefault();
    const opener = event.currentTarget;
    startTransition(() => setAsked({ service, opener }));
  }

  return (
    <Band labelledBy="services" inner="service-floor">
      <h2 id="services" className="service-floor__heading">
        {words.heading}
      </h2>
      <div role="status">
        {isLoadingServices && (
          <p className="service-floor__loading abreast">
            <Icon of={LoaderCircle} className="service-floor__spinner" />
            {words.loading}
          </p>
        )}
      </div>
      {!isLoadingServices && services.length === 0 && <NoServices />}
      {!isLoadingServices && services.length > 0 && (
        <ul className="service-floor__slabs slabs">
          {services.map((service, index) => {
            const tile = tiles.find(({ picture }) => picture === service.picture);
            return (
              <li
                key={service.slug}
                className={clsx(
                  'service-floor__slab',
                  tile &&
                    `service-floor__slab--tile place--${tile.place} service-floor__slab--of-${tile.length}`,
                )}
              >
                <ServiceCard
                  service={service}
                  price={fromPrice(service.slug)}
                  sizes={sizesAt(index)}
                  pictureSources={tile && <SpriteSources sprite={tile.sprite} />}
                  arrangement="row"
                  icon={serviceIcon(service.name)}
                  cue={words.open}
                  onOpen={(event) => open(service, event)}
                />
              </li>
            );
          })}
          <Restoration {...restoration} />
        </ul>
      )}
      <ServiceDialog asked={asked} />
    </Band>
  );
}

/** The tenth kind of work, by enquiry alone, is a row of its own at the end. */
function Restoration({ name, description, picture }: ServiceFloorProps['restoration']): ReactNode {
  return (
    <li className="card service-floor__restoration service-card--row">
      <Picture id={picture} sizes={sizesAt(8)} className="service-card__picture picture--bare" />
      <div className="service-card__words card__words">
        <Icon of={serviceIcon(name)} className="service-card__mark accent" />
        <h3 className="service-card__name">{name}</h3>
        <p className="service-card__text">{description}</p>
        <ArrowLink to="/contact#quote" quote={{ service: restorationSubject }} className="service-floor__ask">
          {words.byEnquiry}
        </ArrowLink>
      </div>
    </li>
  );
}

/** Every third is as wide as a phone's window; the first and the ninth are large in a wide one. */
function sizesAt(place: number): string {
  const wide = `(min-width: 62rem) ${place % 8 === 0 ? '52rem' : '27rem'}, (min-width: 48rem) 50vw`;
  return `${wide}, ${place % 3 === 0 ? phoneWide : place === 8 ? '28vw' : '46vw'}`;
}

function NoServices(): ReactNode {
  return (
    <div className="stack">
      <p className="lede">{words.empty}</p>
      <div className="cluster">
        <CallLink />
        <WhatsappLink />
      </div>
    </div>
  );
}

function isForNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** On a phone, the file that a picture shares with the others of the list; service-floor.css shows its tile of it. */
function SpriteSources({ sprite }: { sprite: PictureSprite }): ReactNode {
  const key = `sprite:${sprite}`;
  const fact = usePictureFact(key);
  const shared = { media: 'screen and (max-width: 34.99rem)', sizes: '46vw' } as const;
  return (
    <>
      <source type="image/avif" srcSet={pictureSrcSet(key, fact, 'avif')} {...shared} />
      <source srcSet={pictureSrcSet(key, fact, 'jpg')} {...shared} />
    </>
  );
}
