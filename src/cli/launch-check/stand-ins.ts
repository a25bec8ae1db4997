import { claimList } from '../../../data/claims.ts';
import { testimonials } from '../../../data/testimonials.ts';
import { root } from '../../build/paths.ts';
import { readMasters } from '../../build/pictures/picture-masters.ts';
import type { Config } from '../../config/config.ts';
import { renderedPictures } from './rendered-pictures.ts';

/** One thing that is not the owner's yet. */
export interface StandIn {
  what: string;
  /** Where to put the real one. */
  where: string;
}

/** Sample contact values, sample testimonials, claims without evidence, and rendered pictures, in that order. */
export async function listStandIns(config: Pick<Config, 'sampleValues'>): Promise<StandIn[]> {
  const masters = await readMasters(root);
  return [
    ...config.sampleValues.map((name) => ({
      what: `${name} has its sample value`,
      where: 'Set it in the environment (.env.example explains each variable)',
    })),
    ...testimonials
      .filter(({ sample }) => sample)
      .map(({ author }) => ({
        what: `The testimonial of ${author} is sample text`,
        where: "data/testimonials.ts: a customer's own words, with their consent, and sample: false",
      })),
    ...claimList
      .filter(({ evidence }) => evidence === null)
      .map(({ id, statement }) => ({
        what: `The claim "${statement}" has no evidence`,
        where: `data/claims.ts: ${id}.evidence says where the proof is kept, or the claim goes`,
      })),
    ...masters
      .filter(({ key, digest }) => renderedPictures[key] === digest.slice(0, 12))
      .map(({ key }) => ({
        what: `The picture ${key} is a rendered illustration`,
        where: `static/pictures/${key}.jpg: drop a photograph in place, and say what it shows in data/pictures.ts`,
      })),
  ];
}
