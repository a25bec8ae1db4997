import type { ReactNode } from 'react';
import { sampleTestimonialNote, type Testimonial } from '../../data/testimonials.ts';
import { Band } from '../components/band.tsx';
import { Stars } from '../components/stars.tsx';
import './voices.css';

export interface VoicesProps {
  heading: string;
  testimonials: readonly Testimonial[];
}

/** Three customers' words, the first of them large. */
export function Voices({ heading, testimonials }: VoicesProps): ReactNode {
  if (testimonials.length === 0) return null;
  return (
    <Band labelledBy="voices">
      <h2 id="voices">{heading}</h2>
      <div className="voices">
        {testimonials.map(({ text, author, area, fiveStars }) => (
          <figure key={author} className="voices__voice">
            <blockquote className="voices__text">{text}</blockquote>
            <figcaption className="voices__author cluster note">
              {fiveStars && <Stars />}
              {author}, {area}
            </figcaption>
          </figure>
        ))}
      </div>
      {testimonials.some(({ sample }) => sample) && <p className="note">{sampleTestimonialNote}</p>}
    </Band>
  );
}
