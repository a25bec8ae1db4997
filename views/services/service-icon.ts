import BrickWall from 'lucide/dist/esm/icons/brick-wall.mjs';
import CookingPot from 'lucide/dist/esm/icons/cooking-pot.mjs';
import Diamond from 'lucide/dist/esm/icons/diamond.mjs';
import Gem from 'lucide/dist/esm/icons/gem.mjs';
import Grid3x3 from 'lucide/dist/esm/icons/grid-3x3.mjs';
import Grip from 'lucide/dist/esm/icons/grip.mjs';
import Landmark from 'lucide/dist/esm/icons/landmark.mjs';
import Layers from 'lucide/dist/esm/icons/layers.mjs';
import Mountain from 'lucide/dist/esm/icons/mountain.mjs';
import Waves from 'lucide/dist/esm/icons/waves-horizontal.mjs';
import type { IconDrawing } from '../components/icon.tsx';

/** Tried in turn: the more particular word first. */
const icons: readonly (readonly [word: RegExp, icon: IconDrawing])[] = [
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
export function serviceIcon(name: string): IconDrawing {
  return icons.find(([word]) => word.test(name))?.[1] ?? Gem;
}
