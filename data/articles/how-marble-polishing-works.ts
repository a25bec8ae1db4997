import { coin, dryingTime, dryReading, polyesterHardens, sealer, waterTest, workDays } from '../figures.ts';
import type { GritPictureId } from '../grits.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { captioned } from '../rendered-pictures.ts';
import { type Grit, gritList, grits, scopes } from '../scopes.ts';
import type { Article } from './article.ts';

/** What is seen afterwards, diamond size and bond. */
const whatItDoes: Readonly<Record<Grit, readonly string[]>> = {
  50: ['High edges and deep scratches gone; flat, grey and chalky', '300 microns', 'Metal bond'],
  100: ['The grooves of the first pass gone', '150 microns', 'Metal or resin bond'],
  200: ['Even and matt', '75 microns', 'Resin bond'],
  400: ['Colour returns, no reflection', '37 microns', 'Resin bond'],
  800: ['Satin; a lamp shows as a glow', '18 microns', 'Resin bond'],
  1500: ['Window frames appear', '10 microns', 'Resin bond'],
  3000: ['A clear reflection, ready for the final polish', '5 microns', 'Resin bond'],
};

export const howMarblePolishingWorks: Article = {
  id: 1,
  slug: 'how-marble-polishing-works',
  title: 'How marble polishing works, grit by grit',
  excerpt:
    'What a diamond machine does to a marble floor between the first coarse pass and the sealer, and how to tell afterwards whether each step was done.',
  summary: 'Each pass, and how to check it.',
  short: `Seven diamonds, from coarse to fine, each take out the scratches of the one before, until none is seen. Nothing is laid on top. One room takes ${workDays.room}, and a straight window in the floor is the proof.`,
  category: 'marble-polishing',
  published: '2026-11-21',
  modified: '2026-11-30',
  head: {
    title: 'How marble polishing works',
    description:
      'The seven diamond grits, the final polish and a 1,000 sq ft marble floor day by day, with the tests that show whether the work was done properly.',
    keywords: [
      'how marble polishing works',
      'marble polishing process',
      'diamond grits for marble',
      'marble floor grinding',
      'lippage removal',
      'marble crystallisation',
    ],
    picture: 'disc-rack',
  },
  picture: 'disc-rack',
  services: ['marble-polishing'],
  body: [
    { kind: 'heading', id: 'what-a-polish-is', text: 'What a polish is' },
    {
      kind: 'paragraph',
      text: 'A polished marble floor has nothing on top of it. The shine is the stone itself, cut so smooth that light leaves it in one direction instead of scattering. Marble is calcite, 3–4 on the Mohs scale. The sand that comes in on shoes in Hyderabad is broken granite, 6–7 on the same scale. Each footstep scratches the softer with the harder, and after some years the reflection of the window has lost its edges.',
    },
    {
      kind: 'paragraph',
      text: 'Polishing replaces those scratches with smaller ones, seven times over, until they are too small to see. Wax and acrylic only fill them, and the film wears off long before the stone would.',
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'close-marble' }],
      figure: { figure: 'Seven', text: 'times, smaller scratches take the place of larger ones.' },
      caption: captioned(
        'One slab, scratched on the left, polished on the right. The window is in the stone, not on it.',
        'close-marble',
      ),
    },
    { kind: 'heading', id: 'tests-first', text: 'Three tests before a machine is switched on' },
    {
      kind: 'paragraph',
      text: 'Which grit a floor needs first is measured, not guessed. These tests take minutes, and you can make them before anybody visits.',
    },
    {
      kind: 'points',
      items: [
        {
          title: 'Straight edge',
          text: [
            `Lay a steel rule across the joints. Lippage, the height difference between neighbouring tiles, is commonly accepted up to 0.8 mm, one bank card. If a one-rupee coin (${coin}) slips under the rule, the floor is worth grinding flat, from the coarsest disc. Up to ${scopes['marble-polishing'].luxury.levelMm} mm that is part of polishing; above it, or with tiles cracked through, the job is `,
            { text: 'marble floor refinishing', to: '/services/marble-floor-refinishing' },
            '.',
          ],
        },
        {
          title: 'Fingernail',
          text: 'A scratch that catches your nail needs a metal disc to start with. One that you can only see needs resin alone.',
        },
        {
          title: 'Water',
          text: `Leave a teaspoonful on the stone and on a joint for ${waterTest}. A dark patch means that wet work will soak in and that drying will take longer.`,
        },
      ],
    },
    { kind: 'heading', id: 'seven-grits', text: 'The seven grits' },
    {
      kind: 'paragraph',
      text: 'Diamond abrasives are graded by mesh: the higher the number, the finer the particle. Each has one job, which is to remove the scratches of the one before.',
    },
    {
      kind: 'table',
      caption: captioned('One marble floor after each grit.', ...grits.map(frameOf)),
      head: ['Grit', 'What you see afterwards', 'Diamond size', 'Bond'],
      rows: grits.map((grit) => [String(grit), ...whatItDoes[grit]]),
      frames: grits.map((grit) => ({ picture: frameOf(grit) })),
    },
    {
      kind: 'paragraph',
      text: 'Skipping is the usual shortcut. A fine pad does not remove coarse grooves; it shines them, and they come back as faint arcs when the evening sun lies low across the room. A tired floor that starts with a fine grit loses a few hundredths of a millimetre. A full grind takes half a millimetre on average from a slab 16–20 mm thick, so it can be repeated, but never out of habit.',
    },
    {
      kind: 'figure',
      figure: '0.5 mm',
      text: 'is what a full grind takes off, on average. The slab is 16–20 mm thick.',
    },
    { kind: 'heading', id: 'gloss', text: 'The final gloss' },
    {
      kind: 'paragraph',
      text: 'After the last grit, where the stone wants it, marble gets a polishing powder of tin oxide and a little oxalic acid, worked wet at about 175 rpm. The acid softens the top microns of calcite and the oxide lays them smooth. Stop early and a haze remains. Let the paste dry under the pad and the surface burns to an orange-peel texture. Green marbles such as Udaipur Green are serpentine, hardly react, and are brought up with finer diamond instead.',
    },
    {
      kind: 'note',
      title: 'Crystallisation is something else',
      below: true,
      text: [
        'Magnesium fluorosilicate is sprayed on and rubbed with steel wool. It reacts with the calcite to a thin, hard, glassy layer. It is a fair way to freshen a sound lobby between polishes. It does not remove scratches, it builds up, and steel fibres left in joints rust. Ask which of the two you are being quoted for; ',
        { text: 'a table sets them beside wax', to: '/guides/diamond-crystallisation-or-wax' },
        '.',
      ],
    },
    { kind: 'heading', id: 'thousand-square-feet', text: 'A 1,000 sq ft floor by the clock' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Clear and fill',
          text: `Furniture out. Skirting, doors and switchboards masked to about a metre. Joints raked 3–5 mm deep, then joints and holes filled with colour-matched resin. In one room polyester is hard in ${polyesterHardens}; a floor of this size, and any epoxy, is left overnight.`,
        },
        {
          title: 'Grind',
          text: `${gritList(50, 200)}, each pass at right angles to the last. The big head stops 2–3 inches from the wall, so a hand machine repeats every grit along the edges.`,
        },
        {
          title: 'Hone',
          text: `${gritList(400, 800)}, with a wash and a lamp held low in between. A missed scratch is cheap to mend today and costly tomorrow.`,
        },
        { title: 'Polish', text: `${gritList(1500, 3000)}, powder, two rinses.` },
        {
          title: `After ${dryingTime}: seal`,
          text: `When a moisture meter reads ${dryReading}, a penetrating sealer goes on, and what the stone has not drunk is wiped off within ${sealer.soaks}.`,
        },
      ],
    },
    {
      kind: 'pictures',
      pictures: [{ picture: 'work-diamond' }],
      figure: {
        figure: formatRupees(1000 * prices['marble-polishing'].premium),
        text: [
          'for this floor in Indian marble, through all seven grits. ',
          { text: 'Ask for a quote', to: '/contact#quote' },
          '.',
        ],
      },
      caption: captioned('Grinding in green marble: dull on the left, done on the right.', 'work-diamond'),
    },
    {
      kind: 'paragraph',
      text: `Half a millimetre off 1,000 sq ft is about 125 kg of stone, and all of it leaves as slurry. It belongs in a wet vacuum and drums, never in a drain, where it settles and packs down like clay. Expect 80–85 decibels within your association’s working hours, a 16 A socket (a large planetary machine may want three-phase) and a few hundred litres of water. One standard room takes ${workDays.room}, a floor of this size ${workDays.larger}.`,
    },
    { kind: 'figure', figure: '125 kg', text: 'of stone leave 1,000 sq ft as slurry.' },
    { kind: 'heading', id: 'check', text: 'How to check the result' },
    {
      kind: 'list',
      items: [
        'Kneel and look towards a window. Its frame should be as straight in the floor as on the wall, without a wave at the joints.',
        'Hold a torch at ankle height. Arcs and swirls mean a grit was skipped.',
        'Look behind the doors. Corners should shine like the middle.',
        'Wipe with a black cloth. White dust is polish that was not rinsed.',
        'If a gloss meter is at hand, take ten readings at 60 degrees: 70–90 units, no two more than 10 apart.',
      ],
    },
    {
      kind: 'figure',
      figure: '70–90',
      text: 'gloss units, read at 60 degrees, are what the meter should say.',
    },
    {
      kind: 'paragraph',
      text: [
        'What we do on a floor that is dull but level is set out under ',
        { text: 'marble polishing', to: '/services/marble-polishing' },
        '. The arithmetic is in ',
        { text: 'what stone polishing costs', to: '/blog/what-stone-polishing-costs' },
        ', and the habits that make a polish last in ',
        { text: 'keeping a marble floor bright', to: '/blog/marble-maintenance-tips' },
        ' and on ',
        { text: 'the care card', to: '/care#marble' },
        '.',
      ],
    },
  ],
};

/** Of the series that home is ground through. */
function frameOf(grit: Grit): GritPictureId {
  return `grit-${grit}`;
}
