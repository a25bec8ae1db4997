import type { Stone } from './stone.ts';

export const marbleStones = [
  {
    id: 'makrana',
    name: 'Makrana',
    family: 'marble',
    origin: 'Makrana, Rajasthan',
    swatch: 'makrana',
    polishing:
      'Nearly pure, tightly locked calcite with hardly a pore: it needs no resin and carries a mirror to 3000 grit, provided the 400 step is not hurried.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 24],
  },
  {
    id: 'ambaji',
    name: 'Ambaji',
    family: 'marble',
    origin: 'Ambaji, Banaskantha district, Gujarat',
    swatch: 'ambaji',
    polishing:
      'Its crystals are large enough to see and soft, so a worn 50 grit plucks them out; we start at 100 where the floor is level and let the fine pads close the surface.',
    hardness: '3',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'morwad',
    name: 'Morwad',
    family: 'marble',
    origin: 'Morwad, Rajsamand district, Rajasthan',
    swatch: 'morwad',
    polishing:
      'A fine, even dolomite: it cuts slower than calcite marble, takes a clean gloss at 1500, and answers only weakly to the acid powders that brighten Makrana.',
    hardness: '3.5-4',
    acid: 'etches slowly',
    resealMonths: [12, 18],
  },
  {
    id: 'rajnagar',
    name: 'Rajnagar',
    family: 'marble',
    origin: 'Rajnagar, Rajsamand district, Rajasthan',
    swatch: 'rajnagar',
    polishing:
      'Grains of tremolite and quartz sit proud in softer dolomite, so long passes on flexible pads leave a ripple; a rigid plate up to 400 keeps it flat.',
    hardness: '3.5-4',
    acid: 'etches slowly',
    resealMonths: [6, 12],
  },
  {
    id: 'agaria',
    name: 'Agaria',
    family: 'marble',
    origin: 'Agaria, Rajsamand district, Rajasthan',
    swatch: 'agaria',
    polishing:
      'Close-grained white with grey-brown clouds; the clouds are a shade softer, so the 800 and 1500 passes run crosswise to bring both to the same gloss.',
    hardness: '3.5-4',
    acid: 'etches slowly',
    resealMonths: [12, 18],
  },
  {
    id: 'banswara',
    name: 'Banswara',
    family: 'marble',
    origin: 'Banswara district, Rajasthan',
    swatch: 'banswara',
    polishing:
      'The purple-grey swirls carry mica that flakes under heavy pressure; those lines get thin resin before the 200 grit or they stay matt beside the white.',
    hardness: '3.5-4',
    acid: 'etches slowly',
    resealMonths: [6, 12],
  },
  {
    id: 'udaipur-green',
    name: 'Udaipur Green',
    family: 'marble',
    origin: 'Rishabhdeo (Kesariyaji), Udaipur district, Rajasthan',
    swatch: 'udaipur-green',
    polishing:
      'This is serpentine, not calcite: crystallisation chemicals do nothing for it, so the shine must come from diamonds to 3000, with little water because thin tiles can bow.',
    hardness: '3-5',
    acid: 'etches slowly',
    resealMonths: [12, 24],
  },
  {
    id: 'abu-black',
    name: 'Abu Black',
    family: 'marble',
    origin: 'Abu Road, Sirohi district, Rajasthan',
    swatch: 'abu-black',
    polishing:
      'Any scratch shows grey on this ground, so each grit is checked under a side lamp, and stopping at 800 leaves it charcoal where 3000 makes it black.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [12, 24],
  },
  {
    id: 'jaisalmer-yellow',
    name: 'Jaisalmer Yellow',
    family: 'marble',
    origin: 'Jaisalmer, Rajasthan',
    swatch: 'jaisalmer-yellow',
    polishing:
      'A hard Jurassic limestone coloured by iron: it holds a soft gloss at 1500, and bleach or acid cleaners before polishing turn the gold patchy.',
    hardness: '3-4',
    acid: 'etches',
    resealMonths: [6, 12],
  },
  {
    id: 'indian-onyx',
    name: 'Indian Onyx',
    family: 'marble',
    origin: 'Banded calcite sold as onyx, western India',
    swatch: 'indian-onyx',
    polishing:
      'Brittle bands of spring-laid calcite, often on a mesh: hand pads, light pressure, no grit coarser than 200, and any open band filled with clear epoxy first.',
    hardness: '3',
    acid: 'etches',
    resealMonths: [6, 12],
  },
] as const satisfies readonly Stone[];
