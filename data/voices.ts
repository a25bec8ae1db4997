import type { ClaimChoice } from './claims.ts';
import { type Testimonial, testimonials } from './testimonials.ts';

/** Those that may be shown. */
export function shownTestimonials(choice: ClaimChoice): readonly Testimonial[] {
  return testimonials.filter(({ sample }) => choice === 'all' || !sample);
}

/** Shown above the samples while there is nothing else, so that nobody takes one for a review. */
export const sampleTestimonialNote = 'Sample reviews; those of customers will take their place.';

/** Shown beside each sample once it stands among reviews. */
export const sampleTestimonialMark = 'sample review';

/** A testimonial as it is shown. */
export interface Voice extends Pick<Testimonial, 'text' | 'fiveStars' | 'sample'> {
  /** Author and area, with the mark that a sample needs among reviews. */
  from: string;
}

export interface Voices {
  /** What is said above them all. */
  note: string | null;
  voices: readonly Voice[];
}

/** These as they are shown. */
export function voicesOf(testimonials: readonly Testimonial[]): Voices {
  const areSamples = testimonials.every(({ sample }) => sample);
  const voices = testimonials.map(({ author, area, text, fiveStars, sample }) => {
    const mark = sample && !areSamples ? `, ${sampleTestimonialMark}` : '';
    return { text, from: `${author}, ${area}${mark}`, fiveStars, sample };
  });
  return { note: areSamples ? sampleTestimonialNote : null, voices };
}
