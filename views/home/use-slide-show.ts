import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { wantsToSaveData } from '../site/wants-to-save-data.ts';

export interface SlideShow {
  index: number;
  isPlaying: boolean;
  /** Of each slide, whether it has been near enough to be fetched. */
  isWanted: readonly boolean[];
  jumpTo: (index: number) => void;
  toggle: () => void;
  /** Properties of the element around the slides and their controls. */
  handlers: {
    ref: RefObject<HTMLDivElement | null>;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
  };
}

export interface SlideShowOptions {
  count: number;
  /** Milliseconds that a slide stands. */
  interval: number;
}

/** A finger has to move this far for a swipe, in CSS pixels. */
const swipeDistance = 40;

/**
 * Slides that advance by themselves after hydration. They stand still under a pointer and while nobody sees them,
 * stop for good when the keyboard reaches them, and never start under reduced motion or Save-Data.
 */
export function useSlideShow({ count, interval }: SlideShowOptions): SlideShow {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isWanted, setWanted] = useState(() => Array.from({ length: count }, (_, slide) => slide === 0));
  const pressedAt = useRef<number | null>(null);

  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A pointer or a focus that was here before hydration sends no further event. A finger leaves `:hover` behind.
    const isHovered = area.current?.matches(':hover') && window.matchMedia('(hover: hover)').matches;
    const isFocused = area.current?.querySelector(':focus-visible');
    if (isHovered) setUnderPointer(true);
    startTransition(() => setPlaying(mayMove() && !isFocused));
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    const next = (index + 1) % count;
    startTransition(() => setWanted((wanted) => withSlide(wanted, next)));
    if (isUnderPointer) return;
    const timer = window.setInterval(() => {
      // They are at most a window high.
      if (!document.hidden && window.scrollY < window.innerHeight) setIndex(next);
    }, interval);
    return () => window.clearInterval(timer);
  }, [isPlaying, isUnderPointer, index, count, interval]);

  function jumpTo(slide: number): void {
    setWanted((wanted) => withSlide(wanted, slide));
    setIndex(slide);
  }

  return {
    index,
    isPlaying,
    isWanted,
    jumpTo,
    toggle: () => setPlaying((playing) => !playing),
    handlers: {
      ref: area,
      onPointerEnter: ({ pointerType }) => setUnderPointer(pointerType === 'mouse'),
      onPointerLeave: () => setUnderPointer(false),
      onPointerDown: ({ pointerType, clientX }) => {
        pressedAt.current = pointerType === 'mouse' ? null : clientX;
      },
      onPointerUp: ({ clientX }) => {
        const distance = pressedAt.current === null ? 0 : clientX - pressedAt.current;
        pressedAt.current = null;
        if (Math.abs(distance) > swipeDistance) jumpTo((index + count - Math.sign(distance)) % count);
      },
      // A click on the button focuses it too, and then decides by itself.
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) setPlaying(false);
      },
    },
  };
}

function mayMove(): boolean {
  return !wantsToSaveData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function withSlide(wanted: readonly boolean[], slide: number): boolean[] {
  return wanted.map((is, index) => is || index === slide);
}
