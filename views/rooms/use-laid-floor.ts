import { useCallback, useEffect, useRef, useState } from 'react';
import type { FlooredRoom } from '../../data/laid-rooms.ts';

export interface LaidFloor {
  room: FlooredRoom;
  /** Not known before the page is hydrated. */
  laid: string | undefined;
  /** The floor that was laid before the present one, if in the same room. */
  under: string | undefined;
  /** The same function as long as the rooms are the same. */
  lay: (id: string) => void;
}

/**
 * The floor that is shown, in step with the address and with the radio buttons (`<label id="verandah-kota-black">`).
 * The browser keeps the buttons: one that is pressed before the page is hydrated stays pressed.
 */
export function useLaidFloor(rooms: RoomsOfPage): LaidFloor {
  const [[laid, before], setFloors] = useState<readonly [laid?: string, before?: string | undefined]>([]);
  const isFromAddress = useRef(false);
  const room = roomOf(laid, rooms);

  useEffect(() => {
    function layByAddress(): void {
      const asked = window.location.hash.slice(1);
      isFromAddress.current = hasFloor(roomOf(asked, rooms), asked);
      const pressed = rooms[0].floors.find(({ id }) => radioOf(id)?.checked);
      const id = isFromAddress.current ? asked : (pressed ?? rooms[0].floors[0]).id;
      setFloors(([now]) => (isFromAddress.current || !now ? [id] : [now]));
    }
    layByAddress();
    window.addEventListener('hashchange', layByAddress);
    return () => window.removeEventListener('hashchange', layByAddress);
  }, [rooms]);

  useEffect(() => {
    const radio = laid && radioOf(laid);
    if (!radio) return;
    radio.checked = true;
    // The document was sent with the first room alone.
    if (isFromAddress.current) radio.closest('.rooms')?.scrollIntoView();
    isFromAddress.current = false;
  }, [laid]);

  const lay = useCallback(
    (id: string): void => {
      setFloors((floors) => {
        const [now] = floors;
        // No floor lies under itself.
        if (id === now) return floors;
        return hasFloor(roomOf(now, rooms), id) ? [id, now] : [id];
      });
      window.history.replaceState(window.history.state, '', `#${id}`);
    },
    [rooms],
  );

  return { room, laid, under: before, lay };
}

type RoomsOfPage = readonly [FlooredRoom, ...FlooredRoom[]];

function roomOf(floor: string | undefined, rooms: RoomsOfPage): FlooredRoom {
  return rooms.find((room) => hasFloor(room, floor)) ?? rooms[0];
}

function hasFloor({ floors }: FlooredRoom, floor: string | undefined): boolean {
  return floors.some(({ id }) => id === floor);
}

function radioOf(floor: string): HTMLInputElement | null | undefined {
  return document.getElementById(floor)?.querySelector('input');
}
