import { lemonMark } from '../figures.ts';
import type { AcidResponse } from './stone.ts';

/** How the figures of a stone are named on the pages of the services. */
export const figureWords = {
  hardness: 'Mohs hardness',
  acid: `Lemon, ${lemonMark.calcite}`,
  acidResponse: {
    etches: 'a dull mark',
    'etches slowly': 'a faint mark',
    resists: 'no mark',
  } satisfies Readonly<Record<AcidResponse, string>>,
  /** No line ends in it. */
  reseal: 'Re-\u2060seal',
  /** `{months}` is a range such as `6–12`. */
  resealEvery: 'every {months} months',
  resealNever: 'not needed',
  /** What most stones of a page share, in a sentence: `{figures}` are clauses such as those below it. */
  common: 'Unless noted, {figures}.',
  clauses: {
    hardness: 'the Mohs hardness is {value}',
    acid: `lemon juice leaves {value} in ${lemonMark.calcite}`,
    reseal: 'it is re-sealed {value}',
    resealNever: 'it needs no second sealing',
  },
} as const;
