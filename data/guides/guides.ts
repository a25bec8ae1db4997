import { diamondCrystallisationOrWax } from './diamond-crystallisation-or-wax.ts';
import type { Guide, GuideEntry } from './guide.ts';
import { marbleStainsEtchingAndCracks } from './marble-stains-etching-and-cracks.ts';
import { newlyLaidFloors } from './newly-laid-floors.ts';
import { officeAndLobbyFloors } from './office-and-lobby-floors.ts';
import { type GuideSlug, guideSlugs } from './slugs.ts';
import { stairAndStepPolishing } from './stair-and-step-polishing.ts';
import { tandurShahabadAndCuddapahStone } from './tandur-shahabad-and-cuddapah-stone.ts';

const bySlug = {
  'stair-and-step-polishing': stairAndStepPolishing,
  'marble-stains-etching-and-cracks': marbleStainsEtchingAndCracks,
  'newly-laid-floors': newlyLaidFloors,
  'tandur-shahabad-and-cuddapah-stone': tandurShahabadAndCuddapahStone,
  'office-and-lobby-floors': officeAndLobbyFloors,
  'diamond-crystallisation-or-wax': diamondCrystallisationOrWax,
} as const satisfies Record<GuideSlug, Guide>;

/** All six with their whole text, in their order. */
export const guides: readonly Guide[] = guideSlugs.map((slug) => bySlug[slug]);

/** The six as lists show them. */
export const guideEntries: readonly GuideEntry[] = guides.map(({ slug, label, summary }) => ({
  slug,
  label,
  summary,
}));
