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

/** A testimonial as it is shown: with whom it is from, and the mark that it needs. */
export interface Voice extends Testimonial {
  from: string;
}

/** These with their marks, and what is said above them all. */
export function voicesOf(testimonials: readonly Testimonial[]): {
  note: string | null;
  voices: readonly Voice[];
} {
  const areSamples = testimonials.every(({ sample }) => sample);
  const voices = testimonials.map((testimonial) => {
    const { author, area, sample } = testimonial;
    const mark = sample && !areSamples ? `, ${sampleTestimonialMark}` : '';
    return { ...testimonial, from: `${author}, ${area}${mark}` };
  });
  return { note: areSamples ? sampleTestimonialNote : null, voices };
}
