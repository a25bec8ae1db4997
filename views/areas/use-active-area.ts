import { useState } from 'react';

export interface ActiveArea {
  /** The area that the pointer or the focus is on, on the map, in its index or in the list; null when on none. */
  slug: string | null;
  /** Handlers of an element that stands for an area. */
  watch: (slug: string) => {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Marks one area on the map, in its index and in the list at once. */
export function useActiveArea(): ActiveArea {
  const [slug, setSlug] = useState<string | null>(null);
  return {
    slug,
    watch: (area) => ({
      onPointerEnter: () => setSlug(area),
      onPointerLeave: () => setSlug(null),
      onFocus: () => setSlug(area),
      onBlur: () => setSlug(null),
    }),
  };
}
