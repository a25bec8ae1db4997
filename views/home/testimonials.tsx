import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import type { Voices } from '../../data/voices.ts';
import { SectionHeading } from '../components/section-heading.tsx';
import { Stars } from '../components/stars.tsx';
import { PicturedBand } from './pictured-band.tsx';
import '../components/quotation.css';
import './testimonials.css';

export interface TestimonialsProps {
  words: HomePage['testimonials'];
  testimonials: Voices;
}

/** One voice large, the others below it, where lamps are lit. */
export function Testimonials({ words, testimonials }: TestimonialsProps): ReactNode {
  const { heading, picture } = words;
  const { note, voices } = testimonials;
  if (voices.length === 0) return null;
  return (
    <PicturedBand picture={picture} over labelledBy="testimonials" className="testimonials">
      <SectionHeading id="testimonials" heading={heading} small>
        {note && <p className="note">{note}</p>}
      </SectionHeading>
      <div className="testimonials__words">
        {voices.map(({ text, from, fiveStars, sample }, place) => (
          <figure key={text} className="testimonials__voice rows rows--s">
            <blockquote className={place === 0 ? 'quotation' : 'testimonials__text'}>{text}</blockquote>
            <figcaption className="note">
              {from}
              {fiveStars && <Stars sample={sample} />}
            </figcaption>
          </figure>
        ))}
      </div>
    </PicturedBand>
  );
}
