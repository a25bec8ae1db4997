import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import type { Testimonial } from '../../data/testimonials.ts';
import { type Voice, voicesOf } from '../../data/voices.ts';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { Stars } from '../components/stars.tsx';
import './testimonials.css';

export interface TestimonialsProps {
  words: HomePage['testimonials'];
  testimonials: readonly Testimonial[];
}

/** The heading and one voice large beside the picture, on a phone below it; the others below both. */
export function Testimonials({ words, testimonials }: TestimonialsProps): ReactNode {
  const { heading, picture } = words;
  const { note, voices } = voicesOf(testimonials);
  if (voices.length === 0) return null;
  return (
    <Band labelledBy="testimonials" inner="testimonials columns columns--5-7">
      <SectionHeading id="testimonials" heading={heading}>
        {note && <p className="note">{note}</p>}
      </SectionHeading>
      <Picture id={picture} sizes="(min-width: 62rem) 52rem, 120vw" sheen className="testimonials__picture" />
      <div className="testimonials__words">
        {voices.map((voice) => (
          <HomeVoice key={voice.text} {...voice} />
        ))}
      </div>
    </Band>
  );
}

function HomeVoice({ text, from, fiveStars, sample }: Voice): ReactNode {
  return (
    <figure className="testimonials__voice rows rows--s">
      <blockquote className="testimonials__text">{text}</blockquote>
      <figcaption className="note">
        {from}
        {fiveStars && <Stars sample={sample} />}
      </figcaption>
    </figure>
  );
}
