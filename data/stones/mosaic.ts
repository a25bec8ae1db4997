import type { Stone } from './stone.ts';

export const mosaicStones = [
  {
    id: 'terrazzo-white',
    name: 'Terrazzo White',
    family: 'mosaic',
    origin: 'Cast in place: marble chips in white cement',
    swatch: 'terrazzo-white',
    polishing:
      'White cement shows every pinhole as a black dot, so voids are grouted with fresh white paste after 100 grit and cured before the fine pads touch it.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'terrazzo-grey',
    name: 'Terrazzo Grey',
    family: 'mosaic',
    origin: 'Cast in place: marble chips in ordinary grey cement',
    swatch: 'terrazzo-grey',
    polishing:
      'Grey cement hardens more than white with age, often level with its chips after thirty years, which lets this floor take an even gloss at 1500.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'terrazzo-green',
    name: 'Terrazzo Green',
    family: 'mosaic',
    origin: 'Cast in place: pale and green chips in tinted cement',
    swatch: 'terrazzo-green',
    polishing:
      'The tint is an oxide through the full wearing layer, so grinding revives it, while acid powder bleaches the paste and leaves the green chips floating in grey.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'chips-black',
    name: 'Chips Black',
    family: 'mosaic',
    origin: 'Cast in place: light chips in black-tinted cement',
    swatch: 'chips-black',
    polishing:
      'Black paste fades to charcoal under old wax; 400 grit brings the depth back, and a haze that survives 1500 is usually lime salt, not scratches.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'cement-tile',
    name: 'Cement Tile',
    family: 'mosaic',
    origin: 'Hand-pressed patterned tile, as in Athangudi, Tamil Nadu',
    swatch: 'cement-tile',
    polishing:
      'The pattern is a pigment layer of roughly 2 to 5 mm, so it is honed with 200 to 800 grit only and never levelled with metal-bond diamonds.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'terrazzo-brass-strip',
    name: 'Terrazzo with brass strip',
    family: 'mosaic',
    origin: 'Cast in place in panels divided by brass strip',
    swatch: 'terrazzo-white',
    polishing:
      'Brass drags a dark smear across pale cement if the pad is loaded, so strips are crossed at right angles and the floor rinsed after each grit.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'mosaic-tile-grey',
    name: 'Mosaic Tile, grey',
    family: 'mosaic',
    origin: 'Factory-pressed cement and chip tile, India',
    swatch: 'terrazzo-grey',
    polishing:
      'The chip-bearing face is about 5 to 6 mm on a plain cement back; lippage over 2 mm is shared between neighbours so no tile is ground through to grey backing.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'mosaic-tile-green',
    name: 'Mosaic Tile, green',
    family: 'mosaic',
    origin: 'Factory-pressed tile with tinted cement, India',
    swatch: 'terrazzo-green',
    polishing:
      'Batches differ in tint and hardness, so a replaced tile always polishes apart from its neighbours; the whole bay is cut together to 400 before judging colour.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'chips-black-precast',
    name: 'Chips Black, precast',
    family: 'mosaic',
    origin: 'Precast slabs, treads and skirting with black cement',
    swatch: 'chips-black',
    polishing:
      'Stair treads and skirting are cast thin and ring hollow at the nosing: a hand machine, 100 to 1500 grit, and no weight on unsupported edges.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'cement-tile-border',
    name: 'Cement Tile with border',
    family: 'mosaic',
    origin: 'Patterned field tile with a matching laid border',
    swatch: 'cement-tile',
    polishing:
      'Border tiles along the wall kept their full colour while the field wore down, so the field sets the pace and the border gets one light 400 pass to match.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
] as const satisfies readonly Stone[];
