import { dryingTime, dryReading, furnitureBack, lightPolish } from '../figures.ts';
import { formatRupees } from '../money.ts';
import { prices } from '../prices.ts';
import { gritList, scopes } from '../scopes.ts';
import type { ServiceContent } from './service.ts';

const price = prices['italian-diamond-polishing'];
const lighterPrice = prices['italian-marble-polishing'];
const { basic } = scopes['italian-diamond-polishing'];

export const italianDiamondPolishing: ServiceContent = {
  slug: 'italian-diamond-polishing',
  head: {
    title: 'Italian Diamond Polishing in Hyderabad',
    description: `A mirror finish on Italian marble from seven diamond grits, honestly compared with crystallisation. From ${formatRupees(price.basic)} per sq ft in Hyderabad.`,
    keywords: [
      'Italian diamond polishing Hyderabad',
      'crystallisation vs diamond polishing',
      'diamond polishing price per sq ft',
      'remove marble crystallisation',
    ],
    picture: 'service-diamond',
  },
  picture: 'threshold-diamond',
  headline: 'Italian diamond polishing in Hyderabad: The gloss is the stone',
  lede: `All seven grits in every tier, and no crystallised skin on top, from ${formatRupees(price.basic)} per sq ft.`,
  order: ['before-after', 'process', 'stones', 'intro', 'benefits'],
  introHeading: 'A mirror cut, not coated',
  intro: [
    'Each disc swaps the scratches of the one before for scratches half as wide. After the seventh they are too fine to scatter light, and the floor gives back a straight window frame.',
    'The other way is crystallisation. An acid with magnesium fluorosilicate is sprayed on and rubbed in with steel wool under a heavy machine. The top few microns of calcite become a harder, glassy fluoride. It is quick and cheap: for a lobby redone on a schedule, over flat stone, a fair choice.',
    [
      'What it cannot do is take out a scratch or level a joint. The skin goes first where people walk, each new coat lies on the last, and a strand of steel wool left in a joint rusts into a brown dot. If a tired floor only has to look fresh for a function, we suggest ',
      { text: 'Italian marble polishing', to: '/services/italian-marble-polishing' },
      ' instead.',
    ],
  ],
  introMore: 'Why not crystallise it?',
  stonesHeading: 'How ten stones answer to seven grits',
  stonesLede:
    'One sequence, but Crema Marfil and Portoro start otherwise. Each turns glossy, or gives trouble, at a grit of its own.',
  room: 'living',
  stones: [
    {
      stone: 'portoro',
      note: 'Metal plucks its gold veins, so it starts in resin and is viewed from four sides before it goes to gloss.',
    },
    {
      stone: 'statuario',
      note: 'Reflects a window by 1500; the 3000 pass adds depth to the grey veins more than shine.',
    },
    {
      stone: 'carrara',
      note: 'Its even grain is easy to read: from chalky to satin across the slab at 800.',
    },
    {
      stone: 'calacatta',
      note: 'Hairlines open under the coarse grits, so count on Premium, which fills them before going on.',
    },
    {
      stone: 'botticino',
      note: 'Coats of crystalliser leave orange peel on it; once they are off, a lamp shows as a calm glow at 800.',
    },
    {
      stone: 'dyna',
      note: 'Its pale threads gloss before the beige does; judged by them the job ends one grit early.',
    },
    {
      stone: 'perlato',
      note: 'The shells and the stone around them wear at different rates, so the middle grits get one more pass.',
    },
    {
      stone: 'crema-marfil',
      note: 'Looks like plastic under old fluorosilicate. Its hairlines chip under bare metal: in Premium thin resin holds them first, in Basic the first disc is resin. It regains a soft, waxy gloss by 1500.',
    },
    {
      stone: 'satvario',
      note: 'The softer slabs of a lot get less weight, so that all of them end with one reflection.',
    },
    {
      stone: 'armani-grey',
      note: 'A single stray 100 scratch shows, so the rinse between grits counts for more than any powder.',
    },
  ],
  processHeading: 'Seven grits in five stages',
  process: [
    {
      title: 'Test for a skin',
      text: 'In a corner we scrape for wax and set a drop of lemon. Bare marble dulls within minutes; a coated face resists longer.',
      figure: 'A drop, on the first visit',
    },
    {
      title: 'Cut to bare stone',
      text: 'Wax is dissolved and scrubbed off, a fluoride layer ground off. We are through when water darkens the whole floor evenly.',
      figure: 'Up to about 0.2 mm',
    },
    {
      title: 'Level',
      text: 'A metal-bond disc cuts wall to wall, two more clear its marks. From Premium on, steps are levelled and opened pinholes filled.',
      figure: `${gritList(basic.from, 200)} grit`,
    },
    {
      title: 'Refine',
      text: 'Each disc is followed by rinse, vacuum and torch. If an earlier mark shows, we go back to the grit that removes it.',
      figure: `400 to ${basic.to} grit`,
    },
    {
      title: 'Inspect and seal',
      text: `Together we look along the bare floor in raking light. Once it reads ${dryReading}, sealer soaks in.`,
      figure: `Dried ${dryingTime}`,
    },
  ],
  benefitsHeading: 'What the extra hours buy',
  benefits: [
    {
      title: 'Straight reflections',
      text: 'A lamp stays a circle and a door frame a line, from Premium on across the joints too.',
    },
    {
      title: 'Small repairs stay small',
      text: `A lemon mark is cleared from ${lightPolish} in that one place. A coat must be blended far around it.`,
    },
    {
      title: 'No schedule of re-coating',
      text: 'With no skin to wear through, the floor dulls slowly and as one surface.',
    },
  ],
  tipsHeading: 'Before you compare quotations',
  tips: [
    {
      title: 'Count the grits',
      text: '“Diamond polish” can mean three discs and a spray. Ask for the numbers in writing, and whether the edges get them all.',
    },
    {
      title: 'Ask what the last step is',
      text: 'If it involves steel wool, it is crystallisation. That is fine, as long as it is named and priced as such.',
    },
    {
      title: 'Judge across the floor',
      text: 'Seen from above, any wet-looking floor passes. Crouch at the far end in the evening and look for swirls and bent lines.',
    },
  ],
  care: { picture: 'room-bath-statuario' },
  closeUp: { picture: 'close-diamond', states: ['Coated', 'Cut'] },
  stages: 'stages-udaipur-green',
  atWork: 'work-diamond',
  inUse: 'use-diamond',
  closing: {
    picture: 'evening-diamond',
    heading: 'Have your floor tested',
    text: 'The lemon test is free and ends with a written quote.',
  },
  timelineHeading: 'A standard room in Premium, start to seal',
  timeline: [
    { when: 'Day 1, morning', what: 'Masking and cutting back the old layer' },
    { when: 'Day 1, from noon', what: 'The three coarse grits twice, the loud part' },
    { when: 'Day 1, evening', what: 'Opened pinholes filled with epoxy, left overnight' },
    { when: 'Day 2, all day', what: 'The four fine grits twice, edges included' },
    {
      when: 'Day 4',
      what: `Dry reading and sealer; light chairs after ${furnitureBack.light}, sofas after ${furnitureBack.heavy}`,
    },
  ],
  facts: [
    { label: 'Grain size', value: `About 0.3 mm at ${basic.from} grit, 0.005 mm at ${basic.to}` },
    { label: 'Bond', value: 'Metal in the coarse discs, resin in the fine' },
    { label: 'Passes', value: 'Seven in Basic; fourteen, in two directions, in Premium and Luxury' },
    { label: 'Crystallised skin', value: 'A few microns, renewed every few months in a busy lobby' },
    { label: 'Loudest stage', value: 'Metal bond, about 85 dB, on the first day' },
    { label: 'Slurry', value: 'Settled and bagged; in a drain it packs down like clay' },
  ],
  questions: [
    {
      question: 'How can we tell whether our floor was crystallised before?',
      answer:
        'Look against the light. A hard, slightly wavy glare with old scratches underneath, brown pin-points near the joints, and dull lanes between glassy edges all point to it. Our drop test settles the question.',
    },
    {
      question: 'Is really no chemical used?',
      answer:
        'Until the sealer, mostly none. A few slabs stay faintly veiled after the last disc and take a short pass with an oxalic-acid and tin-oxide powder, rinsed off afterwards. It refines what the diamonds made and covers nothing. We show both on a patch and you choose. Neither makes marble acid-proof: it still etches.',
    },
    {
      question: 'Why does it cost more than ordinary Italian marble work?',
      answer: [
        `Basic is ${formatRupees(price.basic)} here and ${formatRupees(lighterPrice.basic)} there. The lighter service starts at the finest useful grit and takes away almost nothing. This one cuts off old layers and runs all seven discs; from Premium on twice, and it fills what the coarse ones open. On a sound, flat floor you may not need it. `,
        { text: 'What stone polishing costs', to: '/blog/what-stone-polishing-costs' },
        ' shows how hours become rupees.',
      ],
    },
  ],
  family: 'italian-marble',
  related: [
    'italian-marble-polishing',
    'marble-floor-refinishing',
    'granite-floor-polishing',
    'marble-polishing',
  ],
  reading: ['/blog/how-marble-polishing-works', '/guides/diamond-crystallisation-or-wax'],
  comparison: 'screen',
  comparisonHeading: 'Black, and gold again',
  sidebar: 'areas',
};
