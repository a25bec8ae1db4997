/** A customer's words about a floor. */
export interface Testimonial {
  text: string;
  /** First name and initial. */
  author: string;
  area: string;
  /** Whether the customer gave five stars: then five are drawn. */
  fiveStars: boolean;
  /** True while the words were written for the site and no customer said them; `launch-check` lists such rows. */
  sample: boolean;
}

/** Says to a screen reader what the drawn stars show. */
export const fiveStars = '5 out of 5 stars';

export const testimonials: readonly Testimonial[] = [
  {
    text: 'The Makrana in our hall had gone grey along the path from the door to the kitchen. It took two days, the skirting stayed clean, and the path is gone.',
    author: 'Lakshmi R.',
    area: 'Banjara Hills',
    fiveStars: true,
    sample: true,
  },
  {
    text: 'They told us our Botticino needed honing in two rooms and only washing in the third. The bill was smaller than we had feared.',
    author: 'Imran K.',
    area: 'Gachibowli',
    fiveStars: true,
    sample: true,
  },
  {
    text: 'Forty-year-old mosaic under three coats of wax. They stripped it, patched the chips near the pooja room and sealed it. My mother walked on it without slippers.',
    author: 'Suresh P.',
    area: 'Ameerpet',
    fiveStars: true,
    sample: true,
  },
];
