import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GritStop } from '../../data/grits.ts';
import type { GritWords } from '../../data/pages/home.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import './grits.css';

/**
 * One floor from worn to mirror, a frame for each grit, moved through by a range input. The frame it rests on is
 * fetched with the page, the others at the first touch. Without JavaScript all of them stand below each other.
 */
export function Grits({ words, stops }: { words: GritWords; stops: readonly GritStop[] }): ReactNode {
  const range = useRef<HTMLInputElement>(null);
  const rest = stops.findIndex(({ isRest }) => isRest);
  const [reached, setReached] = useState(rest);
  const [isWanted, setWanted] = useState(false);
  const { heading, text, drag, range: name, more } = words;

  function grind(): void {
    if (range.current) setReached(range.current.valueAsNumber);
  }

  // A browser that restores the form, or a hand quicker than hydration, has moved it already.
  useEffect(grind, []);

  return (
    <Band
      labelledBy="grits"
      className="grits-band"
      inner={clsx('grits', (isWanted || reached !== rest) && 'grits--wanted')}
    >
      <div className="grits__words stack">
        <h2 id="grits">{heading}</h2>
        <p className="soft">
          <span className="only-script no-print">{drag}</span> {text}
        </p>
        <ArrowLink to={more.to}>{more.text}</ArrowLink>
      </div>
      {stops.map(({ picture, name, text }, stop) => (
        <figure
          key={picture}
          className={clsx(
            'grits__frame',
            stop <= reached && 'grits__frame--ground',
            stop === reached && 'grits__frame--shown',
          )}
        >
          <Picture
            id={picture}
            {...(stop !== rest && { alt: '' })}
            sizes={`(min-width: 62rem) 60vw, ${phoneWide}`}
            className="grits__picture picture--bare"
          />
          <figcaption className="grits__caption">
            <b className="grits__name">{name}</b> {text}
          </figcaption>
        </figure>
      ))}
      <div className="grits__control">
        <input
          ref={range}
          className="grits__range"
          type="range"
          min="0"
          max={stops.length - 1}
          defaultValue={rest}
          aria-label={name}
          aria-valuetext={`${stops[reached]?.name}. ${stops[reached]?.text}`}
          onPointerEnter={() => setWanted(true)}
          onFocus={() => setWanted(true)}
          onChange={grind}
        />
        <p className="grits__stops" aria-hidden="true">
          {stops.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      </div>
    </Band>
  );
}
