import {
  BrickWall,
  CookingPot,
  Diamond,
  Gem,
  Grid3x3,
  Grip,
  Landmark,
  Layers,
  type LucideIcon,
  Mountain,
  Waves,
} from 'lucide-react';

/** Tried in turn: the more particular word first. */
const icons: readonly (readonly [word: RegExp, icon: LucideIcon])[] = [
  [/diamond/i, Diamond],
  [/kitchen/i, CookingPot],
  [/refinishing/i, Layers],
  [/mosaic/i, Grid3x3],
  [/italian/i, Landmark],
  [/katni/i, Mountain],
  [/granite/i, Grip],
  [/kota/i, BrickWall],
  [/marble/i, Waves],
];

/** The icon that goes with a service's name; a gem where no word of it is known. */
export function serviceIcon(name: string): LucideIcon {
  return icons.find(([word]) => word.test(name))?.[1] ?? Gem;
}
