import { dryPercent, honedTo, poultice } from './figures.ts';
import { withHardSpaces } from './hard-spaces.ts';
import { type StoneSample, stoneSamples } from './stones/stone-by-id.ts';

/** A word of the trade, as the site uses it. */
export interface GlossaryTerm {
  /** Kebab case; the anchor on the glossary's page. Links point at it, so it never changes. */
  id: string;
  part: 'floor' | 'measure' | 'work' | 'quote';
  term: string;
  /** A few words in brackets at the first use on a page. */
  gloss: string;
  /** What is measured, in large figures, and what they say. */
  figure?: readonly [value: string, word: string];
  /** Stones that it is seen in. */
  samples?: readonly StoneSample[];
  /** Whether each sample lies beside its own mirror image. */
  isMirrored?: true;
  /** Two or three sentences. */
  meaning: string;
}

/** Twenty terms, in the order of the alphabet. */
export const glossary = withHardSpaces([
  {
    id: 'book-matched',
    part: 'floor',
    term: 'Book-matched',
    gloss: 'slabs opened like a book',
    samples: stoneSamples('statuario'),
    isMirrored: true,
    meaning:
      'Two slabs cut one after the other and laid so that their veins mirror each other. They are polished as a pair: unequal passes shift the pattern at the joint.',
  },
  {
    id: 'crystallisation',
    part: 'work',
    term: 'Crystallisation',
    gloss: 'a glassy skin made with acid and steel wool',
    meaning:
      'Magnesium fluorosilicate rubbed into marble under steel wool. It makes a hard, shiny skin a few thousandths of a millimetre thick, takes out no scratch and does nothing for granite.',
  },
  {
    id: 'diamond-polishing',
    part: 'work',
    term: 'Diamond polishing',
    gloss: 'finer and finer abrasives, nothing laid on top',
    meaning:
      'Discs with industrial diamonds, each finer than the last, until the scratches are too small to scatter light. The shine is the stone’s own and lasts as long as its surface.',
  },
  {
    id: 'etch',
    part: 'floor',
    term: 'Etch',
    gloss: 'a dull mark that acid has eaten',
    meaning:
      'Lemon, tamarind, vinegar and bathroom cleaners dissolve calcite and leave a pale, matt patch in the shape of the spill. It is polished out.',
  },
  {
    id: 'gaj',
    part: 'measure',
    term: 'Gaj',
    gloss: 'a square yard',
    figure: ['9 sq ft', 'to one gaj'],
    meaning: 'The square yard of Indian property papers: 100 gaj are 900 square feet.',
  },
  {
    id: 'gloss-unit',
    part: 'measure',
    term: 'Gloss unit',
    gloss: 'light sent back, read by a meter',
    figure: ['30–80', 'worn to new'],
    meaning:
      'How much light a surface throws back, on floors at 60 degrees. Black glass is set at about 100; a new floor often reads 80, a walked lane 30.',
  },
  {
    id: 'grit',
    part: 'work',
    term: 'Grit',
    gloss: 'how fine an abrasive is',
    meaning:
      'The number of an abrasive disc. The higher it is, the finer the diamond: about 0.3 mm in the coarsest, 0.005 mm in the finest. Each removes the scratches of the one before.',
  },
  {
    id: 'hone',
    part: 'quote',
    term: 'Hone',
    gloss: 'smooth without a mirror',
    meaning: `A finish that stops before the stone reflects, between ${honedTo.rain} and ${honedTo.passage} grit. It hides etches and keeps grip when wet, so it suits counters, steps and bathrooms.`,
  },
  {
    id: 'lippage',
    part: 'measure',
    term: 'Lippage',
    gloss: 'the step between two tiles',
    figure: ['0.8 mm', 'at most'],
    meaning:
      'The thickness of a bank card is commonly accepted; a bare foot feels anything higher. The price page says which package grinds it level.',
  },
  {
    id: 'metal-bond',
    part: 'work',
    term: 'Metal bond and resin bond',
    gloss: 'what holds the diamonds',
    meaning:
      'Coarse diamonds sit in metal, which cuts fast and leaves deep lines. Fine ones sit in resin, which gives and leaves a closed surface.',
  },
  {
    id: 'mirror-polish',
    part: 'quote',
    term: 'Mirror polish',
    gloss: 'a window frame shows straight in the floor',
    meaning: 'A surface taken to the last grit. Beautiful on a dry floor, slippery on a wet one.',
  },
  {
    id: 'mohs',
    part: 'measure',
    term: 'Mohs hardness',
    gloss: 'which stone scratches which',
    figure: ['1–10', 'soft to hard'],
    meaning:
      'A ranking from talc, 1, to diamond, 10: each scratches those below it. Marble stands at 3 to 4, granite and street sand at 6 to 7.',
  },
  {
    id: 'moisture-reading',
    part: 'measure',
    term: 'Moisture reading',
    gloss: 'whether a floor is dry enough to seal',
    figure: [`0–${dryPercent}`, 'dry enough'],
    meaning:
      'Read by a capacitance meter, whose contacts lie on the stone and leave no mark. Ours are on its stone scale.',
  },
  {
    id: 'penetrating-sealer',
    part: 'quote',
    term: 'Penetrating sealer',
    gloss: 'a liquid that fills pores and leaves no film',
    meaning:
      'It soaks in and slows oil and water on their way into the stone. Lying in the pores, it neither shines nor peels, and it does not stop acid.',
  },
  {
    id: 'poultice',
    part: 'quote',
    term: 'Poultice',
    gloss: 'a paste that draws a stain out',
    meaning: `Powder and a liquid, spread over a stain, covered with film for ${poultice.draws} and then left to dry. Drying, it pulls the stain up.`,
  },
  {
    id: 'seven-coats',
    part: 'quote',
    term: 'Seven coats',
    gloss: 'a phrase of sellers, for seven grits',
    meaning:
      'Offers of “seven-coat polish” mean seven abrasives, not seven layers. Ask for the grits in writing, and whether the edges get the same.',
  },
  {
    id: 'slurry',
    part: 'work',
    term: 'Slurry',
    gloss: 'ground stone in water',
    meaning:
      'What wet grinding leaves: half a millimetre off 1,000 square feet is about 125 kg of stone. It sets in a drain, so it goes into drums.',
  },
  {
    id: 'stain',
    part: 'floor',
    term: 'Stain',
    gloss: 'colour that has soaked in',
    meaning:
      'Oil, turmeric or tea between the crystals. The mark is darker than the stone, and the shine runs through it. It is drawn out, an etch polished out.',
  },
  {
    id: 'terrazzo',
    part: 'floor',
    term: 'Terrazzo and mosaic',
    gloss: 'stone chips held in cement',
    samples: stoneSamples('terrazzo-grey', 'cement-tile'),
    meaning:
      'Marble chips in cement, poured on the spot or pressed as tiles and ground flat. The cement ages first. Both are called mosaic here, as is patterned cement tile.',
  },
  {
    id: 'tin-oxide',
    part: 'work',
    term: 'Tin oxide and cerium oxide',
    gloss: 'powders for the last gloss',
    meaning:
      'Fine powders, worked wet at low speed after the last diamond. On marble a little oxalic acid may help; on granite they work alone.',
  },
] as const satisfies readonly GlossaryTerm[]);
