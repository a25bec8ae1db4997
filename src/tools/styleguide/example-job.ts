import type { Job } from '../../../data/jobs.ts';

/** What a finished job looks like, for the style guide and the tests: nothing of it happened. */
export const exampleJob: Job = {
  slug: 'example-hall',
  title: 'A hall, as an example of a job',
  words:
    'An example for the style guide: what was found on the floor, and what was done about it, in a sentence or two.',
  service: 'marble-polishing',
  tier: 'premium',
  area: 'banjara-hills',
  stone: 'makrana',
  squareFeet: 1200,
  grits: [100, 200, 400, 800, 1500, 3000],
  gloss: { before: 20, after: 80 },
  days: 3,
  price: { from: 40_000, to: 50_000 },
  finished: '2000-01-01',
  by: 'Nobody',
  before: 'before-1',
  after: 'after-1',
};
