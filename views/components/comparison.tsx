import ChevronsLeftRight from 'lucide/dist/esm/icons/chevrons-left-right.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { comparisonWords as words } from '../../data/comparison-words.ts';
import type { PictureId } from '../../data/pictures.ts';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import './comparison.css';

export interface ComparisonProps {
  before: PictureId;
  after: PictureId;
  /** As the attribute of `<img>`, for both. */
  sizes: string;
  /**
   * The dull room is the page's largest paint, and fetched first. The polished one shows less of itself and comes
   * after.
   */
  priority?: boolean;
}

/**
 * Percent of the picture that show "after" before the line is moved: most of what the floor mirrors. The style sheet
 * puts the line at the same place.
 */
const startShare = 60;

/**
 * One room before and after, the line between them moved by a range input: by drag, click or keys. Without
 * JavaScript the two stand side by side in the same box.
 */
export function Comparison({ before, after, sizes, priority = false }: ComparisonProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);

  function moveLine(): void {
    if (!range.current) return;
    const share = range.current.valueAsNumber;
    frame.current?.style.setProperty('--line', `${100 - share}`);
    range.current.setAttribute('aria-valuetext', words.value(share));
  }

  // A browser that restores the form, or a hand quicker than hydration, has moved it already.
  useEffect(moveLine, []);

  return (
    <div ref={frame} className="comparison">
      <Picture id={before} sizes={sizes} priority={priority} className="comparison__picture picture--bare" />
      <Picture
        id={after}
        sizes={sizes}
        className="comparison__picture comparison__picture--after picture--bare"
      />
      <span className="comparison__label">{words.before}</span>
      <span className="comparison__label comparison__label--after">{words.after}</span>
      <input
        ref={range}
        className="comparison__range"
        type="range"
        min="0"
        max="100"
        defaultValue={startShare}
        aria-label={words.range}
        aria-valuetext={words.value(startShare)}
        onChange={moveLine}
      />
      <span className="comparison__handle">
        <span className="comparison__knob">
          <Icon of={ChevronsLeftRight} />
        </span>
      </span>
    </div>
  );
}
