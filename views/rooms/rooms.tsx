import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import type { FlooredRoom, RoomFloor, RoomsContent } from '../../data/laid-rooms.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import './rooms.css';
import { useFindableFloors } from './use-findable-floors.ts';
import { type LaidFloor, useLaidFloor } from './use-laid-floor.ts';

export interface RoomsProps extends RoomsContent {
  /** Of the bay. */
  ground: NonNullable<BandProps['ground']>;
}

/**
 * A room from one camera, in the stone that is pressed. The style sheet shows the floor of the checked radio button;
 * before any is checked that of the address (`#verandah-kota-black`), and else the first: so the room that the page is sent
 * with works without JavaScript. The other rooms come with it.
 */
export function Rooms(props: RoomsProps): ReactNode {
  const { id, heading, text, choice, quote, common, rooms, ground } = props;
  const { room, laid, under, lay } = useLaidFloor(rooms);
  useFindableFloors(laid ?? room.floors[0].id);
  return (
    <Band ground={ground} labelledBy={id}>
      <SectionHeading id={id} heading={heading} lede={text} arrangement="row" />
      <div className={clsx('rooms', under && 'rooms--relaid')}>
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
          {room.floors.map((floor) => (
            <Floor
              key={floor.id}
              floor={floor}
              isUnder={floor.id === under}
              strip={room.strip}
              quote={quote}
              lay={lay}
            />
          ))}
        </fieldset>
      </div>
      {common && <p className="rooms__common note">{common}</p>}
    </Band>
  );
}

interface FloorProps {
  floor: RoomFloor;
  /** True for the one that was laid before, which shows until the next picture is there. */
  isUnder: boolean;
  strip: FlooredRoom['strip'];
  quote: string;
  lay: LaidFloor['lay'];
}

/**
 * A stone to press, and the room in it. It is drawn again only when it comes to lie under another: a press changes two
 * of ten.
 */
const Floor = memo(function Floor(props: FloorProps): ReactNode {
  const { floor, isUnder, strip, quote, lay } = props;
  const { id, name, label = name, origin, note, swatch, place, picture, asks, price } = floor;
  return (
    <>
      <label id={id} className="rooms__stone" onPointerEnter={fetchFloor}>
        <input type="radio" name="floor" className="rooms__radio" onChange={() => lay(id)} />
        <StripSwatch
          id={swatch}
          strip={strip}
          place={place}
          sizes="(min-width: 48rem) 256px, 96px"
          className="rooms__swatch"
        />
        {label}
      </label>
      <figure className={clsx('rooms__view', isUnder && 'rooms__view--under')}>
        <Picture
          id={picture}
          // What the room shows is said once; the caption names what is new in it.
          alt={place ? '' : undefined}
          sizes={`(min-width: 62rem) 76rem, ${phoneWide}`}
          className="rooms__picture"
        />
        <figcaption className="rooms__caption">
          <b className="rooms__name">{name}</b>
          {note && <p>{note}</p>}
          <p className="note">{origin}</p>
          <p className="rooms__offer figures">{price}</p>
          <ButtonLink to="/contact#quote" quote={asks}>
            {fillIn(quote, { name })}
          </ButtonLink>
        </figcaption>
      </figure>
    </>
  );
});

/** Before the press, so that the picture is mostly there when it comes. */
function fetchFloor({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.nextElementSibling?.querySelector('img')?.setAttribute('loading', 'eager');
}
