import { graniteFloorPolishing } from './granite-floor-polishing.ts';
import { italianDiamondPolishing } from './italian-diamond-polishing.ts';
import { italianMarblePolishing } from './italian-marble-polishing.ts';
import { katniMarblePolishing } from './katni-marble-polishing.ts';
import { kitchenMarblePolishing } from './kitchen-marble-polishing.ts';
import { kotaStonePolishing } from './kota-stone-polishing.ts';
import { marbleFloorRefinishing } from './marble-floor-refinishing.ts';
import { marblePolishing } from './marble-polishing.ts';
import { mosaicFloorPolishing } from './mosaic-floor-polishing.ts';
import type { ServiceContent } from './service.ts';
import type { ServiceSlug } from './slugs.ts';

/** The long content of each service's page. */
export const serviceContents: Readonly<Record<ServiceSlug, ServiceContent>> = {
  'marble-polishing': marblePolishing,
  'mosaic-floor-polishing': mosaicFloorPolishing,
  'marble-floor-refinishing': marbleFloorRefinishing,
  'italian-marble-polishing': italianMarblePolishing,
  'katni-marble-polishing': katniMarblePolishing,
  'italian-diamond-polishing': italianDiamondPolishing,
  'kitchen-marble-polishing': kitchenMarblePolishing,
  'kota-stone-polishing': kotaStonePolishing,
  'granite-floor-polishing': graniteFloorPolishing,
};
