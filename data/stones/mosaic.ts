import type { Stone } from './stone.ts';

export const mosaicStones = [
  {
    id: 'terrazzo-white',
    name: 'White terrazzo, Makrana chips',
    family: 'mosaic',
    origin: 'Cast in place: white marble chips in white cement',
    swatch: 'terrazzo-white',
    polishing:
      'White cement shows every pinhole as a black dot, so voids are grouted with fresh white paste after 100 grit and cured before the fine pads touch it.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'terrazzo-grey',
    name: 'Grey mosaic, white chips',
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
    name: 'Green terrazzo',
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
    name: 'Black mosaic, white chips',
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
    name: 'Patterned cement tile',
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
    name: 'Brass-strip terrazzo',
    family: 'mosaic',
    origin: 'Cast in place in panels divided by brass strip',
    swatch: 'terrazzo-brass-strip',
    polishing:
      'Brass drags a dark smear across pale cement if the pad is loaded, so strips are crossed at right angles and the floor rinsed after each grit.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'mosaic-tile-grey',
    name: 'Pressed mosaic tile',
    family: 'mosaic',
    origin: 'Factory-pressed cement and chip tile, India',
    swatch: 'mosaic-tile-grey',
    polishing:
      'The chip-bearing face is about 5 to 6 mm on a plain cement back; lippage over 2 mm is shared between neighbours so no tile is ground through to grey backing.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'chips-black-precast',
    name: 'Precast treads and skirting',
    family: 'mosaic',
    origin: 'Precast slabs, treads and skirting with black cement',
    swatch: 'chips-black-precast',
    polishing:
      'Stair treads and skirting are cast thin and ring hollow at the nosing: a hand machine, 100 to 1500 grit, and no weight on unsupported edges.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'crazy-marble',
    name: 'Broken marble, laid crazy',
    family: 'mosaic',
    origin: 'Marble offcuts set by hand in cement, as on terraces and in porches',
    swatch: 'crazy-marble',
    polishing:
      'Pieces of different marbles lie side by side, so the softest sets the pace, and the broad cement joints between them are made good before the first grit.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'chequered-tile',
    name: 'Chequered mosaic tile',
    family: 'mosaic',
    origin: 'Factory-pressed with grooves, for ramps, porches and parking',
    swatch: 'chequered-tile',
    polishing:
      'The grooves are its grip: tops are honed with a light hand machine and the channels brushed, because grinding it flat would make a smooth tile of it.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
] as const satisfies readonly Stone[];
