import { type PointerEvent, useState } from 'react';

export interface ActiveArea {
  /** The area that the pointer or the focus is on, on the map, in its index or in the list; null when on none. */
  slug: string | null;
  /** Handlers of an element that stands for an area. */
  watch: (slug: string) => {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Marks one area on the map, in its index and in the list at once. */
export function useActiveArea(): ActiveArea {
  const [slug, setSlug] = useState<string | null>(null);
  // A finger enters and leaves with its touch; what it opens gets the focus.
  const point = ({ pointerType }: PointerEvent, area: string | null): void => {
    if (pointerType !== 'touch') setSlug(area);
  };
  return {
    slug,
    watch: (area) => ({
      onPointerEnter: (event) => point(event, area),
      onPointerLeave: (event) => point(event, null),
      onFocus: () => setSlug(area),
      onBlur: () => setSlug(null),
    }),
  };
}
