import type { Article } from './article.ts';
import { graniteFloorLostItsShine } from './granite-floor-lost-its-shine.ts';
import { howMarblePolishingWorks } from './how-marble-polishing-works.ts';
import { italianMarbleVsGranite } from './italian-marble-vs-granite.ts';
import { kitchenCountertopPolishing } from './kitchen-countertop-polishing.ts';
import { kotaStonePolishOrReplace } from './kota-stone-polish-or-replace.ts';
import { marbleMaintenanceTips } from './marble-maintenance-tips.ts';
import { type ArticleSlug, articleSlugs } from './slugs.ts';
import { whatStonePolishingCosts } from './what-stone-polishing-costs.ts';

const bySlug = {
  'how-marble-polishing-works': howMarblePolishingWorks,
  'italian-marble-vs-granite': italianMarbleVsGranite,
  'marble-maintenance-tips': marbleMaintenanceTips,
  'kitchen-countertop-polishing': kitchenCountertopPolishing,
  'granite-floor-lost-its-shine': graniteFloorLostItsShine,
  'what-stone-polishing-costs': whatStonePolishingCosts,
  'kota-stone-polish-or-replace': kotaStonePolishOrReplace,
} as const satisfies Record<ArticleSlug, Article>;

/** All seven with their whole text, in the order of `articleSlugs`: the featured one first. */
export const articles: readonly Article[] = articleSlugs.map((slug) => bySlug[slug]);
