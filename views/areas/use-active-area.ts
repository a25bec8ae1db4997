import { useEffect, useState } from 'react';

export interface ActiveArea {
  /** The area the visitor is looking at, in the list or on the map; null before they look at any. */
  slug: string | null;
  /** Handlers of an element that stands for an area. */
  watch: (slug: string) => {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Marks one area in list and map at once: what the pointer or the focus is on, else the entry being read. */
export function useActiveArea(slugs: readonly string[]): ActiveArea {
  const [pointed, setPointed] = useState<string | null>(null);
  const [read, setRead] = useState<string | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setRead(target.id);
          else setRead((current) => (current === target.id ? null : current));
        }
      },
      // A line a third down the screen: one entry at a time crosses it.
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const slug of slugs) {
      const entry = document.getElementById(slug);
      if (entry) observer.observe(entry);
    }
    return () => observer.disconnect();
  }, [slugs]);

  return {
    slug: pointed ?? read,
    watch: (slug) => ({
      onPointerEnter: () => setPointed(slug),
      onPointerLeave: () => setPointed(null),
      onFocus: () => setPointed(slug),
      onBlur: () => setPointed(null),
    }),
  };
}
