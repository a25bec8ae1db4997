import type { Stone } from './stone.ts';

export const kotaStones = [
  {
    id: 'kota-blue',
    name: 'Kota Blue',
    family: 'kota',
    origin: 'Ramganj Mandi, Kota district, Rajasthan',
    swatch: 'kota-blue',
    polishing:
      'Very fine limestone stiffened with silica: it wears pads faster than marble does, and a dull blue-grey deepens noticeably between 400 and 1500 grit.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 24],
  },
  {
    id: 'kota-green',
    name: 'Kota Green',
    family: 'kota',
    origin: 'Ramganj Mandi, Kota district, Rajasthan',
    swatch: 'kota-green',
    polishing:
      'Clay gives the olive tint and also a slight thirst for water, so it looks finished while wet; it is judged only after an hour of drying.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'kota-brown',
    name: 'Kota Brown',
    family: 'kota',
    origin: 'Upper, weathered beds around Kota, Rajasthan',
    swatch: 'kota-brown',
    polishing:
      'The brown is an iron-stained skin over blue stone and can be only a few millimetres deep, so it starts at 100 and never sees the coarsest metal.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'kota-black',
    name: 'Kota Black',
    family: 'kota',
    origin: 'Darkest Kota beds; often confused with Cuddapah black',
    swatch: 'kota-black',
    polishing:
      'Carbon in the mud makes it dark; old wax or oil hides how grey it is, so both are stripped before the first grit or the pads clog within a minute.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 24],
  },
  {
    id: 'tandur-blue',
    name: 'Tandur Blue',
    family: 'kota',
    origin: 'Tandur, Vikarabad district, Telangana',
    swatch: 'tandur-blue',
    polishing:
      'Even, flat-bedded and free of flint, it answers the same pads sooner than Kota does, and turns from ash grey to slate blue at about 400 grit.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'tandur-yellow',
    name: 'Tandur Yellow',
    family: 'kota',
    origin: 'Tandur, Vikarabad district, Telangana',
    swatch: 'tandur-yellow',
    polishing:
      'Clay gives the buff clouds and holds water, so it is judged only when dry; the clay seams stay matt while the ground between them turns satin.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'shahabad-grey',
    name: 'Shahabad Grey',
    family: 'kota',
    origin: 'Shahabad, Kalaburagi district, Karnataka',
    swatch: 'shahabad-grey',
    polishing:
      'Laid as it was split, in leaves: a hand-dressed slab is honed along its waves, since levelling it would cut through the topmost leaf.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'tadipatri',
    name: 'Tadipatri',
    family: 'kota',
    origin: 'Tadipatri, Anantapur district, Andhra Pradesh',
    swatch: 'tadipatri',
    polishing:
      'Greenish grey, and sold as polished slabs that carry a yard finish of low grit; that haze has to be cut off before any gloss can be built.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'betamcherla',
    name: 'Betamcherla',
    family: 'kota',
    origin: 'Betamcherla, Nandyal district, Andhra Pradesh',
    swatch: 'betamcherla',
    polishing:
      'Greenish grey to brown from one bed to the next, so slabs are sorted wet before laying and never blended by polishing.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'cuddapah-black',
    name: 'Cuddapah Black',
    family: 'kota',
    origin: 'Kadapa and Nandyal districts, Andhra Pradesh',
    swatch: 'cuddapah-black',
    polishing:
      'Old oil and boot polish are stripped first; the grits alone then take this fine black limestone to a deep mirror that lemon still etches.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 24],
  },
] as const satisfies readonly Stone[];
