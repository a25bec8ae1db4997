import type { ReactNode } from 'react';
import type { Voices as VoicesContent } from '../../data/voices.ts';
import { Band } from '../components/band.tsx';
import { PushedRow } from '../components/pushed-row.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { Stars } from '../components/stars.tsx';
import '../components/quotation.css';
import './voices.css';

export interface VoicesProps extends VoicesContent {
  heading: string;
}

/** Three customers' words: cards to push along on a phone, elsewhere the first of them large. */
export function Voices({ heading, note, voices }: VoicesProps): ReactNode {
  if (voices.length === 0) return null;
  return (
    <Band labelledBy="voices">
      <SectionHeading id="voices" heading={heading} small>
        {note && <p className="note">{note}</p>}
      </SectionHeading>
      <PushedRow labelledBy="voices" className="voices">
        {voices.map(({ text, from, fiveStars, sample }, place) => (
          <li key={text}>
            <figure className="voices__voice">
              <blockquote className={place === 0 ? 'quotation' : undefined}>{text}</blockquote>
              <figcaption className="note">
                {from}
                {fiveStars && <Stars sample={sample} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </PushedRow>
    </Band>
  );
}
