import { dryingTime, dryReading, furnitureBack, waterTest } from '../figures.ts';
import { gritsByTier } from '../scopes.ts';
import type { StoneFamily } from './stone.ts';
import { resealOf } from './stone-by-id.ts';

/** The six care cards, one a family. */
export const stoneFamilies = [
  {
    id: 'marble',
    name: 'Indian marble',
    service: 'marble-polishing',
    summary:
      'Calcite or dolomite from Rajasthan and Gujarat, with green serpentine and banded onyx sold beside it. Soft, bright, and marked by anything sour.',
    grits: gritsByTier('marble-polishing'),
    dryingBeforeSealing: `${dryingTime} after the last wet pass, until a moisture meter reads ${dryReading}.`,
    reseal: `Dense stones such as Makrana every ${resealOf('makrana')}, open ones such as Ambaji every ${resealOf('ambaji')}.`,
    furnitureReturns: `Walk on it in socks the same evening; bring furniture back ${furnitureBack.light} after sealing, on felt pads.`,
    daily: [
      'Dust with a dry microfibre mop; sand at the door does most of the scratching.',
      'Damp-mop with plain water or a capful of pH-neutral cleaner in a bucket, wrung nearly dry.',
      'Blot spills of lime, tamarind, curd or cola within a minute, then wipe with clean water.',
    ],
    never: [
      'Toilet acid, phenyl with pine oil, vinegar, or lemon on the floor.',
      'Scouring powder or steel wool; steel left damp rusts into the pores.',
      'Wax over a sealer: it yellows, and must be stripped before the next polish.',
    ],
    callUsWhen: [
      'Dull rings or drips stay after washing: they are etches, and need polishing, not cleaning.',
      `A spoon of water darkens the stone within ${waterTest}.`,
      'White floors yellow from below, or a tile edge can be felt with a fingernail.',
    ],
  },
  {
    id: 'italian-marble',
    name: 'Italian marble',
    service: 'italian-marble-polishing',
    summary:
      'Imported marbles and fine limestones, usually cut thin, resined and mesh-backed at the factory. The gloss is deep; slabs break along their veins.',
    grits: gritsByTier('italian-marble-polishing'),
    dryingBeforeSealing: `${dryingTime} with air moving over the floor; mesh and resin slow the water leaving from below.`,
    reseal: `White marbles and Dyna every ${resealOf('statuario')}, beige limestones every ${resealOf('botticino')}.`,
    furnitureReturns: `Light chairs after ${furnitureBack.light}, heavy sofas and wardrobes after ${furnitureBack.heavy}, lifted and never dragged.`,
    daily: [
      'Vacuum with the brush bar off, or dry-mop along the length of the room.',
      'Use a separate mop for this floor, rinsed in clean water every second room.',
      'Keep a coaster under every glass and a mat under every planter.',
    ],
    never: [
      'Steam mops: heat softens vein resin and drives water under the tile.',
      'Adhesive tape on the polish: it leaves glue and pulls at weak veins.',
      'Household polish sprays with silicone; they smear and trap dust.',
    ],
    callUsWhen: [
      'Vein filler has sunk, so a hairline collects dirt.',
      'The floor mirrors at noon but shows swirls under evening lamps.',
      'Joints between slabs stand out as dark lines from across the room.',
    ],
  },
  {
    id: 'granite',
    name: 'Granite',
    service: 'granite-floor-polishing',
    summary:
      'Feldspar and quartz, or dark gabbro and dolerite under the same name, mostly from South India. Household acids do not dull it; grit and old wax do.',
    grits: gritsByTier('granite-floor-polishing'),
    dryingBeforeSealing: `${dryingTime}: the shorter for dense black stone that hardly drinks, the longer for pale granite, which shows damp as grey shadow.`,
    reseal: `Whites every ${resealOf('kashmir-white')}, most colours every ${resealOf('tan-brown')}, dense blacks never.`,
    furnitureReturns: 'The next day; the finish itself is hard as soon as the machine leaves.',
    daily: [
      'Sweep or vacuum first, then mop with a neutral cleaner.',
      'Dry black granite with a cloth after mopping: streaks are minerals from hard water.',
      'Degrease the kitchen strip weekly with a few drops of dish soap, then rinse.',
    ],
    never: [
      'Hydrofluoric rust removers, the one acid family that eats granite.',
      'Black shoe polish or mustard oil to revive colour; both turn sticky and hold dust.',
      'Toilet-bowl acid on the cement joints, which it eats even where the granite survives.',
    ],
    callUsWhen: [
      'Walkways look grey beside a bright strip along the wall.',
      'Oil has left a dark patch that soap does not lift.',
      'Someone offers to re-dye the floor: ask us to test what is on it first.',
    ],
  },
  {
    id: 'kota',
    name: 'Kota stone',
    service: 'kota-stone-polishing',
    summary:
      'Fine siliceous limestones from the Kota belt of Rajasthan and from beds nearer home, laid riven, honed or polished. Tough underfoot, layered inside, and still etched by acid.',
    grits: gritsByTier('kota-stone-polishing'),
    dryingBeforeSealing: `${dryingTime} indoors; a verandah or ground floor over damp soil may need a week before the meter agrees.`,
    reseal: `Every ${resealOf('kota-blue')}; once a year where rain reaches it.`,
    furnitureReturns: `${furnitureBack.light} after sealing; heavy cupboards are lifted, never dragged.`,
    daily: [
      'Broom out courtyard grit before it is walked in.',
      'Mop with water and a little neutral soap; change the bucket when it turns brown.',
      'Wipe the film that hard water leaves near taps while it is still soft.',
    ],
    never: [
      'Hydrochloric acid after building work: it leaves a white burn on the face.',
      'Kerosene or linseed oil on the mop, an old habit that darkens and clogs the stone.',
      'Pressure washing a face that has begun to peel.',
    ],
    callUsWhen: [
      'Flakes come up in thin sheets, or a slab sounds hollow under a coin.',
      'White powder returns a few days after each mopping.',
      'Joints have worn lower than the stone and hold black dirt.',
    ],
  },
  {
    id: 'mosaic',
    name: 'Mosaic, terrazzo and cement tile',
    shortName: 'Mosaic and terrazzo',
    service: 'mosaic-floor-polishing',
    summary:
      'Marble chips or pigment held in cement, cast in place or pressed as tiles. What ages first is the cement: it pits, stains and etches before the chips do.',
    grits: gritsByTier('mosaic-floor-polishing'),
    dryingBeforeSealing: `${dryingTime} after wet work, and longer where fresh cement grout was laid; the paste must read ${dryReading} too.`,
    reseal: `Every ${resealOf('terrazzo-white')}: cement drinks more than stone.`,
    furnitureReturns: `After ${furnitureBack.light} on a sealed floor; after three days where panels were newly grouted.`,
    daily: [
      'Dry-mop; the cement between chips holds dust like fine sandpaper.',
      'Wash with neutral cleaner once or twice a week instead of flooding the floor.',
      'Lift oil at once with a paper towel and a pinch of chalk powder.',
    ],
    never: [
      'Any acid, bathroom cleaner included: it eats cement faster than it eats marble chips.',
      'Red oxide polish or coloured wax over a patterned tile.',
      'Coarse grinding of cement tile to remove one stain; the pattern goes with it.',
    ],
    callUsWhen: [
      'Chips can be felt standing above the paste, or have begun to drop out.',
      'A crack runs from panel to panel rather than along a strip.',
      'The pattern is paler in the doorway than under the bed.',
    ],
  },
  {
    id: 'katni',
    name: 'Katni marble',
    service: 'katni-marble-polishing',
    summary:
      'Beige, brown and grey marble from the Katni district of Madhya Pradesh, with iron-coloured seams. Fine and hard-wearing between the seams, open along them.',
    grits: gritsByTier('katni-marble-polishing'),
    dryingBeforeSealing: `${dryingTime}; check the seams with the meter and not only the middle of the tile, as clay dries last.`,
    reseal: `Most shades every ${resealOf('katni-beige')}, the palest and the red-seamed every ${resealOf('katni-cream')}.`,
    furnitureReturns: `${furnitureBack.light} after sealing, ${furnitureBack.heavy} where seams were filled the same day.`,
    daily: [
      'Microfibre first, so grit does not collect in the open seams.',
      'Mop with a barely damp cloth; standing water darkens the brown lines.',
      'Rinse out any cleaner left along skirting, where it dries to a film.',
    ],
    never: [
      'Bleach or oxalic rust remover, which lighten the iron seams in blotches.',
      'Brick dust, washing soda or harsh detergent powder on the mop.',
      'Nails or metal furniture feet across a seam.',
    ],
    callUsWhen: [
      'A brown line can be caught with a fingernail or has lost its filler.',
      'Rust tint spreads beyond the seam into the beige.',
      'Corners of neighbouring tiles click under a shoe.',
    ],
  },
] as const satisfies readonly StoneFamily[];
