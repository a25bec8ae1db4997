import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import type { FlooredRoom, RoomFloor, RoomsContent } from '../../data/laid-rooms.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import { followFloor, nameInAddress } from './follow-floor.ts';
import './rooms.css';
import './rooms-stones.css';

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
  const [room, setRoom] = useState(rooms[0]);

  useEffect(() => {
    function showByAddress(): void {
      const asked = window.location.hash.slice(1);
      const room = rooms.find(({ floors }) => floors.some(({ id }) => id === asked));
      // To a floor of the room that is shown the browser goes by itself.
      if (!room || document.getElementById(asked)) return;
      setRoom(room);
      // As for a part of the page that is there (`layout.css`): what lies above has its own height, not a guessed one.
      document.documentElement.classList.add('is-whole');
      document.querySelector('.rooms')?.scrollIntoView({ behavior: 'instant' });
    }
    showByAddress();
    window.addEventListener('hashchange', showByAddress);
    return () => window.removeEventListener('hashchange', showByAddress);
  }, [rooms]);

  return (
    <Band ground={ground} labelledBy={id}>
      <SectionHeading id={id} heading={heading} lede={text} arrangement="row" />
      <div className={clsx('rooms', room.floors.length > 8 && 'rooms--ten')}>
        {rooms.length > 1 && (
          <fieldset className="rooms__choice only-script" aria-label={choice}>
            {rooms.map((other) => (
              <button
                key={other.id}
                type="button"
                className="rooms__room"
                aria-pressed={other === room}
                onClick={() => {
                  if (other === room) return;
                  nameInAddress(other.floors[0].id);
                  setRoom(other);
                }}
              >
                {other.name}
              </button>
            ))}
          </fieldset>
        )}
        {/* Of a fieldset Chromium lays out everything anew when one part comes or goes. */}
        <div
          key={room.id}
          ref={followFloor}
          className="rooms__floors"
          role="radiogroup"
          aria-label={room.name}
        >
          {room.floors.map((floor) => (
            <Floor key={floor.id} floor={floor} strip={room.strip} quote={quote} />
          ))}
        </div>
      </div>
      {common && <p className="rooms__common note">{common}</p>}
    </Band>
  );
}

interface FloorProps {
  floor: RoomFloor;
  strip: FlooredRoom['strip'];
  quote: string;
}

/** A stone to press, and the room in it. */
function Floor({ floor, strip, quote }: FloorProps): ReactNode {
  const { id, name, origin, note, swatch, place, picture, asks, price } = floor;
  return (
    <>
      <label id={id} className="rooms__stone" onPointerEnter={fetchFloor}>
        <input type="radio" name="floor" className="rooms__radio" />
        <StripSwatch
          id={swatch}
          strip={strip}
          place={place}
          sizes="(min-width: 48rem) 256px, 96px"
          className="rooms__swatch"
        />
        {name}
      </label>
      <figure className="rooms__view">
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
}

/** Before the press, so that the picture is mostly there when it comes. */
function fetchFloor({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.nextElementSibling?.querySelector('img')?.setAttribute('loading', 'eager');
}
