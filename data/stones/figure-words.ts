import { lemonMark } from '../figures.ts';
import type { AcidResponse } from './stone.ts';

/** How the figures of a stone are named on the pages of the services. */
export const figureWords = {
  hardness: 'Mohs hardness',
  acid: `Lemon, ${lemonMark.calcite}`,
  acidResponse: {
    etches: 'dull mark',
    'etches slowly': 'faint mark',
    resists: 'no mark',
  } satisfies Readonly<Record<AcidResponse, string>>,
  reseal: 'Re-seal',
  /** `{months}` is a range such as `6–12`. */
  resealEvery: 'every {months} months',
  resealNever: 'not needed',
} as const;
