import type { Stone } from './stone.ts';

export const katniStones = [
  {
    id: 'katni-beige',
    name: 'Katni Beige',
    family: 'katni',
    origin: 'Katni district, Madhya Pradesh',
    swatch: 'katni-beige',
    polishing:
      'Fine-grained beige crossed by rust-brown seams that shed crumbs under coarse metal; so they are resined before the first cut and topped up once the floor is flat.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'katni-brown',
    name: 'Katni Brown',
    family: 'katni',
    origin: 'Katni district, Madhya Pradesh',
    swatch: 'katni-brown',
    polishing:
      'Iron gives the brown and some of it sits loose in the seams, where it streaks the slurry red; rinse until the water runs clear before 400 grit.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'katni-grey',
    name: 'Katni Grey',
    family: 'katni',
    origin: 'Katni district, Madhya Pradesh',
    swatch: 'katni-grey',
    polishing:
      'The hardest-cutting of the Katnis where silica threads run through it; fresh 200 pads matter more than extra passes with tired ones.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 24],
  },
  {
    id: 'katni-cream',
    name: 'Katni Cream',
    family: 'katni',
    origin: 'Palest selection, Katni district, Madhya Pradesh',
    swatch: 'katni-cream',
    polishing:
      'Pale enough for slurry to lodge as grey specks in open pits, so pits are filled with cream polyester before the first wet pass above 100 grit.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'katni-gold',
    name: 'Katni Gold',
    family: 'katni',
    origin: 'Golden-seamed selection, Katni district, Madhya Pradesh',
    swatch: 'katni-gold',
    polishing:
      'Its gold comes from hydrated iron that oxalic powder can lift out; the gloss is made with diamonds to 3000 and a near-neutral tin-oxide buff.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'katni-wave',
    name: 'Katni Wave',
    family: 'katni',
    origin: 'Wavy-banded selection, Katni district, Madhya Pradesh',
    swatch: 'katni-wave',
    polishing:
      'Bands of unequal softness run the length of each slab, so the machine crosses them at an angle and the 400 step is checked with a straight edge.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'katni-rust',
    name: 'Katni Rust',
    family: 'katni',
    origin: 'Red-seamed selection, Katni district, Madhya Pradesh',
    swatch: 'katni-rust',
    polishing:
      'Red clay seams swell when wet and shrink as they dry, so fillers wait until a meter shows under 5 % or they crack along the line within weeks.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'katni-chocolate',
    name: 'Katni Chocolate',
    family: 'katni',
    origin: 'Darkest brown selection, Katni district, Madhya Pradesh',
    swatch: 'katni-chocolate',
    polishing:
      'Dark enough to show a milky haze if 800 follows 200 directly; with no grit skipped it reaches a deep gloss by 1500.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 24],
  },
  {
    id: 'katni-smoke',
    name: 'Katni Smoke',
    family: 'katni',
    origin: 'Clouded grey selection, Katni district, Madhya Pradesh',
    swatch: 'katni-smoke',
    polishing:
      'Soft clouds of grey hide lippage from the eye but not from a raking lamp, so flatness is measured before polishing, not judged by colour.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
  {
    id: 'katni-silver',
    name: 'Katni Silver',
    family: 'katni',
    origin: 'Light grey selection, Katni district, Madhya Pradesh',
    swatch: 'katni-silver',
    polishing:
      'Clear calcite threads catch the light and are harder to scratch dull than the matt grey beside them; extra time at 1500 evens the two.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 18],
  },
] as const satisfies readonly Stone[];
