import { clsx } from 'clsx';
import { Fragment, memo, type ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import type { RoomFloor, RoomsContent } from '../../data/laid-rooms.ts';
import { Band } from '../components/band.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import { listedTextureSizes } from '../pictures/swatch-strip.ts';
import './rooms.css';
import './listed-rooms.css';
import { useLaidFloor } from './use-laid-floor.ts';

/**
 * A room from one camera, in the stone that is pressed. The style sheet shows the floor of the checked radio button;
 * before any is checked that of the address (`#verandah-kota-black`), and else the first: so the room that the page is sent
 * with works without JavaScript. The other rooms come with it.
 */
export function Rooms(props: RoomsContent): ReactNode {
  const { heading, text, choice, quote, rooms, arrangement, ground } = props;
  const { room, under, lay } = useLaidFloor(rooms);
  return (
    <Band ground={ground} labelledBy="rooms" className={clsx(ground === 'verde' && 'band--inverse')}>
      <SectionHeading id="rooms" heading={heading} lede={text} arrangement="row" />
      <div className={clsx('rooms', `rooms--${arrangement}`, under && 'rooms--relaid')}>
        {rooms.length > 1 && (
          <fieldset className="rooms__choice only-script" aria-label={choice}>
            {rooms.map(({ id, name, floors }) => (
              <button
                key={id}
                type="button"
                className="rooms__room"
                aria-pressed={id === room.id}
                onClick={() => lay(floors[0].id)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
        <fieldset key={room.id} className="rooms__floors">
          <legend className="visually-hidden">{room.name}</legend>
          {room.floors.map((floor, place) => (
            <Fragment key={floor.id}>
              <label
                id={floor.id}
                className={clsx('rooms__stone', place === 0 && 'rooms__stone--first')}
                onPointerEnter={fetchFloor}
              >
                <input type="radio" name="floor" className="rooms__radio" onChange={() => lay(floor.id)} />
                <StripSwatch
                  id={floor.swatch}
                  strip={room.strip}
                  place={floor.place}
                  sizes={arrangement === 'large' ? '(min-width: 62rem) 256px, 96px' : listedTextureSizes}
                  className="rooms__swatch"
                />
                {floor.name}
              </label>
              <FloorView floor={floor} quote={quote} isUnder={floor.id === under} />
            </Fragment>
          ))}
        </fieldset>
      </div>
    </Band>
  );
}

interface FloorViewProps {
  floor: RoomFloor;
  quote: string;
  /** True for the one that was laid before, which shows until the next picture is there. */
  isUnder: boolean;
}

/** Drawn again only when it comes to lie under another: of ten floors a press changes two. */
const FloorView = memo(function FloorView({ floor, quote, isUnder }: FloorViewProps): ReactNode {
  const { name, origin, picture, asks, price } = floor;
  return (
    <figure className={clsx('rooms__view', isUnder && 'rooms__view--under')}>
      <Picture
        id={picture}
        sizes={`(min-width: 80rem) 44rem, (min-width: 62rem) 57vw, ${phoneWide}`}
        className="rooms__picture"
      />
      <figcaption className="rooms__caption">
        <b className="rooms__name">{name}</b>
        {origin && <p className="note">{origin}</p>}
        <p className="rooms__offer figures">{`${asks.service.name} ${price}`}</p>
        <ButtonLink to="/contact#quote" quote={asks}>
          {fillIn(quote, { name })}
        </ButtonLink>
      </figcaption>
    </figure>
  );
});

/** Before the press, so that the picture is mostly there when it comes. */
function fetchFloor({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.nextElementSibling?.querySelector('img')?.setAttribute('loading', 'eager');
}
