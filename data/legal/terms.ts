import { settingText } from '../before-the-call.ts';
import { openingHours } from '../business.ts';
import { dryingTime, thirstyReseal, waterTest, workDays } from '../figures.ts';
import { packages } from '../packages.ts';
import { tierNames, warrantyYearsText } from '../price-line.ts';
import { figures, type LegalFact, type LegalPage, type LegalSection, list, paragraph } from './section.ts';

export const termsPage: LegalPage = {
  head: {
    title: 'Terms of Work',
    description: `What a quote covers, how floors are measured, what we need on site, what the warranty of ${warrantyYearsText} includes and leaves out, and how dates are changed.`,
    keywords: ['terms of work', 'polishing warranty', 'floor polishing terms'],
    picture: 'about-2',
  },
  headline: 'Terms of work',
  lede: 'The rules we work by, in plain words. Your written quote may add to them; where the two differ, the quote holds.',
  contents: 'On this page',
  changed: 'Last changed on {date}.',
  lastChanged: '2026-11-30',
  more: 'In full',
  callToAction: {
    heading: 'A rule that is not clear?',
    text: 'Ask before you accept a quote. The answer is as plain as the rule should be.',
    call: 'Call Now',
    link: { text: 'Send a message', to: '/contact#quote' },
  },
};

/** What most people want to know, in three figures. */
export const termsFacts: readonly LegalFact[] = [
  { figure: 'Free', text: 'The site visit and the written quote. Asking binds you to nothing.' },
  {
    figure: workDays.room,
    text: `For a standard room; larger areas take ${workDays.larger}, and drying comes on top.`,
  },
  {
    figure: `${packages.map(({ warrantyYears }) => warrantyYears).join(', ')} years`,
    text: `Warranty on the finish, with ${packages.map(({ tier }) => tierNames[tier]).join(', ')}.`,
  },
];

/**
 * The terms of work; the warranty years come from the packages.
 * @param businessName as the quote is signed @param pictures what is said of the pictures of the site
 */
export function termsSections(businessName: string, pictures: string): readonly LegalSection[] {
  return [
    {
      id: 'agreement',
      heading: 'What these terms are for',
      blocks: [
        paragraph(
          `They apply to grinding, polishing, repair and sealing of stone by ${businessName} (“we”) for you as a customer.`,
        ),
        paragraph('A job is agreed when you accept a written quote, by signature, email or message.'),
      ],
    },
    {
      id: 'quotes',
      heading: 'Quotes',
      blocks: [
        paragraph('The site visit and the quote are free, and you are bound to nothing by asking.'),
        paragraph(
          `The quote names the rooms, the area, the package, the sealer, the number of days and the amount in rupees. It is valid until the date written on it.${settingText('smallestJob', 'serviceRadiusKm')}`,
        ),
        paragraph([
          'Rates on the ',
          { text: 'pricing page', to: '/pricing' },
          ' and figures from its estimate are guides. Damage that shows only after old wax or carpet has come off can need more work. We stop, show you, and go on only when you have agreed to a new figure in writing.',
        ]),
      ],
    },
    {
      id: 'price-covers',
      heading: 'What the price covers',
      blocks: [
        paragraph('All that the work itself takes, from the diamonds to the waste.'),
        list(
          'Machines, diamond abrasives, polishing powders and the sealer named in the quote.',
          'Moving sofas, beds and tables to the next room and back.',
          'Masking of skirting, doors and fixed furniture.',
          'The people who do the work, and their travel to the site.',
          'Collecting the slurry, washing the floor and taking the waste away.',
          'A care card for your stone.',
        ),
        paragraph(
          `Not covered unless the quote says so: moving pianos, safes and filled wardrobes, taking out fixed furniture, replacing tiles, plumbing and electrical work, painting, and work outside the listed rooms. Taxes are shown in the quote.${settingText('tax')}`,
        ),
      ],
    },
    {
      id: 'measurement',
      heading: 'Measurement',
      blocks: [
        paragraph(
          'Areas are in square feet. Floors are measured wall to wall along the skirting, with you present if you wish.',
        ),
        paragraph(
          'Parts under fixed wardrobes and kitchen units that the machine cannot reach are left out. Steps, skirting, counters and thresholds are measured as worked surface and listed separately. The total is rounded to the nearest square foot.',
        ),
      ],
    },
    {
      id: 'site',
      heading: 'Water, power and access',
      blocks: [
        paragraph('For the days of the work you provide water, power and access, free of charge.'),
        list(
          'Running water on the same floor.',
          'A working earthed power point that carries the load named in the quote. Most grinders need a 16 A point, large ones a three-phase supply.',
          'Shelves and tables cleared of small and breakable things.',
          'Permission from the building or society for work, noise, lift and parking.',
          'An adult who can let us in and inspect the work at the end of each day.',
        ),
        paragraph(
          'Keep children and pets out of rooms where work is going on. Wet stone and slurry are slippery.',
        ),
      ],
    },
    {
      id: 'dates',
      heading: 'Dates and rescheduling',
      blocks: [
        paragraph(`A standard room takes ${workDays.room} and larger areas ${workDays.larger}.`),
        paragraph(
          `Added to that are ${dryingTime} of drying before the sealer where the stone needs it, and whatever time fillings, pastes and poultices ask for. We work within ${openingHours.text}, unless the quote says otherwise.`,
        ),
        paragraph(
          'Either side can move the date without charge by telling the other within those hours on the day before. If we find the site without water, power or access, the day is moved, and the quote says whether that visit is charged. We also move it when power fails, when rain has reached the floor or when the stone is too wet to work.',
        ),
      ],
    },
    {
      id: 'result',
      heading: 'What polishing can and cannot do',
      blocks: [
        paragraph('It brings back the surface. What goes right through the stone remains.'),
        paragraph(
          'Stone is a natural material: veins, pits, colour changes, old repairs and deep stains stay in it. When the work begins we polish a test patch where you allow one, and the finish of that patch is the finish agreed on.',
        ),
        paragraph(
          'A sealer slows stains down. It does not stop acid from etching marble, limestone or cement floors, and it does not make a floor scratch-proof or less slippery.',
        ),
      ],
    },
    {
      id: 'warranty',
      heading: 'Warranty',
      blocks: [
        paragraph('We warrant the finish from the day of handover for:'),
        figures(
          ...packages.map(({ tier, warrantyYears: years }) => ({
            figure: `${years} ${years === 1 ? 'year' : 'years'}`,
            text: tierNames[tier],
          })),
        ),
        paragraph('What is covered is our work. In a home, and within that time, that is:'),
        list(
          'Gloss that fades evenly although the floor was cared for as its card says. An example: a bedroom nobody drags anything through has gone grey after eight months.',
          'Marks of our machines. An example: curls that appear in low evening light, because a grit was skipped.',
          'Fillings that sink, shrink or come loose. An example: a seam that we filled catches a fingernail again.',
          'Tiles that we ground level and that stand uneven again, where the bed below has not moved. An example: a bare foot feels a step that was gone at handover.',
          `A sealer that fails before the re-seal month on the card. An example: water darkens the stone within ${waterTest} in the first half of that time.`,
        ),
        paragraph(
          'We rework the affected part free of charge, to the finish of the tier you paid for. Rework does not start the time again.',
        ),
        paragraph('The warranty leaves out:'),
        list(
          'Etch marks from lemon, vinegar, soft drinks, acid or acid-based cleaners.',
          'Scratches and chips from grit, furniture, trolleys or dropped objects, and the dull lanes that grit makes where people walk.',
          `Stains from liquids left standing, and from re-sealing that was not done when the care card says. For kitchen marble that is every ${thirstyReseal}.`,
          'Damp and salts from below, leaks, and cracks from movement of the building.',
          'Tiles that were hollow, loose or cracked before the work and are noted as such.',
          'Floors that others have ground, waxed, coated or treated after us.',
          'Shops, restaurants and other places with public traffic, unless the quote includes them.',
        ),
        paragraph(
          'To claim, send the quote or its number with a picture of the place. We come to see it, free of charge. Your rights under the Consumer Protection Act, 2019 remain whole beside this warranty.',
        ),
      ],
    },
    {
      id: 'damage',
      heading: 'Damage',
      blocks: [
        paragraph('What our people break or stain through carelessness we repair or make good at our cost.'),
        paragraph(
          'Tell us at handover, or as soon as you see it, with a picture, and let us look before somebody else repairs it.',
        ),
        paragraph(
          'During the visit we tap the floor and note hollow, loose and cracked tiles. These can break under a grinder however careful one is, and we are not liable for tiles on that list, nor for pipes and cables that lie in the floor and were not pointed out to us.',
        ),
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      blocks: [
        paragraph(
          'The amount, any advance, the instalments and the means of payment are those of your written quote.',
        ),
        paragraph(
          `Nothing is payable through this site. Work that you have not agreed to in writing is not charged.${settingText('minimumCharge', 'advancePercent', 'payment')}`,
        ),
      ],
    },
    {
      id: 'cancelling',
      heading: 'Cancelling',
      blocks: [
        paragraph('You can cancel before the work has started.'),
        paragraph(
          'Material ordered for your floor alone, if the quote lists it, is then paid for and is yours. Once work has started, what has been finished is paid by area.',
        ),
      ],
    },
    {
      id: 'site-content',
      heading: 'This website',
      blocks: [
        paragraph(
          'Articles give general advice; your own floor may need something else, so test in a hidden corner.',
        ),
        paragraph([
          `${pictures && `${pictures} `}What the site does with personal details is on the `,
          { text: 'privacy page', to: '/privacy' },
          '.',
        ]),
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        paragraph('The law of India applies.'),
        paragraph(
          'Talk to us first; most things can be settled standing on the floor in question. Failing that, the courts of Hyderabad, Telangana, have jurisdiction. This does not take away a consumer’s right to go to the consumer commission where they live.',
        ),
      ],
    },
  ];
}
