import { type PointerEvent, startTransition, useState } from 'react';

export interface ActiveArea {
  /** The area that the pointer or the focus is on, on the map or in the list; null when on none. */
  slug: string | null;
  /** Handlers of an element that stands for an area. */
  watch: (slug: string) => {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Marks one area on the map and in the list at once. */
export function useActiveArea(): ActiveArea {
  const [slug, setSlug] = useState<string | null>(null);
  // In slices: the list of all areas is drawn for it, and a tap that opens one is answered before.
  const mark = (area: string | null): void => startTransition(() => setSlug(area));
  // A finger enters and leaves with its touch; what it opens gets the focus.
  const point = ({ pointerType }: PointerEvent, area: string | null): void => {
    if (pointerType !== 'touch') mark(area);
  };
  return {
    slug,
    watch: (area) => ({
      onPointerEnter: (event) => point(event, area),
      onPointerLeave: (event) => point(event, null),
      onFocus: () => mark(area),
      onBlur: () => mark(null),
    }),
  };
}
