import type { Stone } from './stone.ts';

export const italianMarbleStones = [
  {
    id: 'statuario',
    name: 'Statuario',
    family: 'italian-marble',
    origin: 'Carrara, Tuscany, Italy',
    swatch: 'statuario',
    polishing:
      'Light enters its clear crystals by a few millimetres, so scratches show from below the surface: 200 and 400 grit each get a second, crosswise pass.',
    hardness: '3',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'carrara',
    name: 'Carrara',
    family: 'italian-marble',
    origin: 'Carrara, Tuscany, Italy',
    swatch: 'carrara',
    polishing:
      'Sugary, even grain that polishes willingly to 3000; traces of iron sulphide rust if slurry water stands overnight, so each pass is vacuumed at once.',
    hardness: '3',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'calacatta',
    name: 'Calacatta',
    family: 'italian-marble',
    origin: 'Apuan Alps above Carrara, Tuscany, Italy',
    swatch: 'calacatta',
    polishing:
      'Broad gold veins hold mica and factory resin that dull and smear when a pad runs hot; slow speed and clean water keep vein and ground at one gloss.',
    hardness: '3',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'botticino',
    name: 'Botticino',
    family: 'italian-marble',
    origin: 'Botticino, Brescia, Lombardy, Italy',
    swatch: 'botticino',
    polishing:
      'The grain is too fine to see and gives a glassy gloss, but clay-filled seams open into hairlines: they are picked clean and filled with beige resin before 200 grit.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'dyna',
    name: 'Dyna',
    family: 'italian-marble',
    origin: 'Imported beige; the quarry differs by lot',
    swatch: 'dyna',
    polishing:
      'A web of white calcite threads runs through the beige; the threads polish sooner than the ground, so the 800 step stays until the beige catches up.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'perlato',
    name: 'Perlato',
    family: 'italian-marble',
    origin: 'Custonaci, Trapani, Sicily, Italy',
    swatch: 'perlato',
    polishing:
      'The pearl spots are fossil shells, denser than the mud around them; old filler in the pits is renewed first, because it sinks and collects black slurry.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'crema-marfil',
    name: 'Crema Marfil',
    family: 'italian-marble',
    origin: 'Pinoso, Alicante, Spain; sold with the Italians',
    swatch: 'crema-marfil',
    polishing:
      'Compact cream limestone whose tan hairlines chip at the tile edge under metal-bond diamonds, so edges are eased by hand before the machine crosses a joint.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'satvario',
    name: 'Satvario',
    family: 'italian-marble',
    origin: 'Imported white; an Indian trade name beside Statuario',
    swatch: 'satvario',
    polishing:
      'Long straight grey veins on white: work along the vein and the pad follows the softer line, so every grit is laid at an angle to the grain.',
    hardness: '3',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'armani-grey',
    name: 'Armani Grey',
    family: 'italian-marble',
    origin: 'Imported brown-grey; a trade name, not one quarry',
    swatch: 'armani-grey',
    polishing:
      'White calcite veins are weaker than the grey they cross and were usually resined at the factory; heat from a dry pad softens that resin and drags it.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'portoro',
    name: 'Portoro',
    family: 'italian-marble',
    origin: 'Portovenere, La Spezia, Liguria, Italy',
    swatch: 'portoro',
    polishing:
      'Fine black limestone that shows haze like a camera lens; gold veins pluck under coarse metal, so we begin at 100 resin and finish beyond 3000 with tin oxide.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 24],
  },
] as const satisfies readonly Stone[];
