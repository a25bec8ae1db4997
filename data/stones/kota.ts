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
    id: 'kota-blue-riven',
    name: 'Kota Blue, riven',
    family: 'kota',
    origin: 'Kota district, Rajasthan; split by hand along the bed',
    swatch: 'kota-blue',
    polishing:
      'A hand-split face rises and falls by 3 to 5 mm, so flattening it costs that much stone; abrasive brushes from 80 to 240 grit give a sheen without levelling.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'kota-green-honed',
    name: 'Kota Green, honed',
    family: 'kota',
    origin: 'Kota district, Rajasthan; honed at the yard or on site',
    swatch: 'kota-green',
    polishing:
      'Stopped on purpose at 400 grit for a chalky softness and less glare; the fault to avoid is one bay taken to 800, which shines like a patch of water.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'kota-brown-leather',
    name: 'Kota Brown, leather',
    family: 'kota',
    origin: 'Kota district, Rajasthan; brush-finished',
    swatch: 'kota-brown',
    polishing:
      'Made with silicon-carbide and diamond brushes that scour the soft layers and gloss the hard ones; a flat pad on it erases the texture for good.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'kota-black-mirror',
    name: 'Kota Black, mirror',
    family: 'kota',
    origin: 'Darkest Kota beds, Rajasthan; full polish',
    swatch: 'kota-black',
    polishing:
      'Seven grits and a tin-oxide buff take it nearly as black as granite, but it remains limestone: one wet lime wedge leaves a grey ring.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 24],
  },
  {
    id: 'kota-blue-mirror',
    name: 'Kota Blue, mirror',
    family: 'kota',
    origin: 'Kota district, Rajasthan; full polish',
    swatch: 'kota-blue',
    polishing:
      'Only sound slabs without peeling layers are worth 3000 grit; a hollow-sounding flake lifts at 800 and its pale scar cannot be buffed out.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 24],
  },
  {
    id: 'kota-green-machine-cut',
    name: 'Kota Green, machine-cut',
    family: 'kota',
    origin: 'Kota district, Rajasthan; sawn and calibrated',
    swatch: 'kota-green',
    polishing:
      'Sawn to an even thickness, so lippage is small and 100 grit often suffices to start; curved saw marks must be gone by 200 or they return in evening light.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
] as const satisfies readonly Stone[];
