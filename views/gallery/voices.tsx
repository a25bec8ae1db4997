import type { ReactNode } from 'react';
import { sampleTestimonialNote, type Testimonial } from '../../data/testimonials.ts';
import { Band } from '../components/band.tsx';
import { PushedRow } from '../components/pushed-row.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { Stars } from '../components/stars.tsx';
import './voices.css';

export interface VoicesProps {
  heading: string;
  testimonials: readonly Testimonial[];
}

/** Three customers' words: cards to push along on a phone, elsewhere the first of them large. */
export function Voices({ heading, testimonials }: VoicesProps): ReactNode {
  if (testimonials.length === 0) return null;
  return (
    <Band labelledBy="voices">
      <SectionHeading id="voices" heading={heading}>
        {testimonials.some(({ sample }) => sample) && <p className="note">{sampleTestimonialNote}</p>}
      </SectionHeading>
      <PushedRow labelledBy="voices" className="voices">
        {testimonials.map(({ text, author, area, fiveStars, sample }) => (
          <li key={author}>
            <figure className="voices__voice">
              <blockquote className="voices__text">{text}</blockquote>
              <figcaption className="note">
                {author}, {area}
                {fiveStars && <Stars sample={sample} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </PushedRow>
    </Band>
  );
}
