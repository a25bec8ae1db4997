import { type Claim, claims, isShown } from '../claims.ts';
import { dryingTime, lemonMark, visitLength } from '../figures.ts';
import type { PageHead } from '../page-head.ts';
import type { Rich, RichLink } from '../paths.ts';
import type { PictureId } from '../pictures.ts';
import { warrantyYearsText } from '../price-line.ts';
import { gritList } from '../scopes.ts';

export interface AboutPage {
  head: PageHead;
  hero: { headline: string; lede: string; picture: PictureId };
  /** Its first sentence large, then the tests in a row of their own, and its end. */
  story: {
    heading: string;
    first: string;
    paragraphs: readonly string[];
    tests: readonly { title: string; text: string }[];
    end: { heading: string; text: Rich };
    picture: PictureId;
  };
  mission: { heading: string; text: string };
  vision: { heading: string; text: string };
  reasons: { heading: string; picture: PictureId; items: readonly { title: string; text: string }[] };
  process: {
    heading: string;
    lede: string;
    more: RichLink;
    picture: PictureId;
    steps: readonly { title: string; text: string }[];
  };
  /** Only the labels are printed. */
  certifications: { heading: string; items: readonly Claim[] };
  callToAction: { heading: string; text: string; quote: RichLink; call: string };
}

export const aboutPage: AboutPage = {
  head: {
    title: 'About Our Stone Polishing Work',
    description:
      'How we test, grind, polish and seal stone floors in Hyderabad homes and offices, what we promise in writing, and what we refuse to do.',
    keywords: [
      'stone polishing company Hyderabad',
      'marble polishing experts',
      'floor restoration Hyderabad',
      'about stone polishing',
    ],
    picture: 'still-doorstep',
  },

  hero: {
    headline: 'We read the floor first',
    lede: `${claims.experience.figure} years of grinding, polishing and sealing stone, in homes, offices and lobbies across Hyderabad.`,
    picture: 'still-doorstep',
  },

  story: {
    heading: 'Our story',
    picture: 'still-lemon',
    first: 'Hyderabad stands on granite and lives on marble.',
    paragraphs: [
      'In one street you can find Kota on the stairs, chip mosaic in the old rooms, Makrana in the hall and a new Italian slab in the flat upstairs. Each of them goes dull in its own way, yet all are treated with the same acid and the same wax.',
      'We start from one idea: find out what the floor is before touching it. Half of our work is decided by three tests.',
    ],
    tests: [
      {
        title: 'A drop of lemon',
        text: `Left in a corner, it tells marble from granite within ${lemonMark.dolomite}.`,
      },
      {
        title: 'A straight edge',
        text: 'It shows where one tile stands higher than the next.',
      },
      {
        title: 'A moisture meter',
        text: 'It says whether the slab below is still wet.',
      },
    ],
    end: {
      heading: 'The other half is patience',
      text: [
        `Seven grits, a rinse after each one, and ${dryingTime} of drying before the sealer. Every step is written down in `,
        { text: 'how marble polishing works', to: '/blog/how-marble-polishing-works' },
        '.',
      ],
    },
  },

  mission: {
    heading: 'Mission',
    text: 'To keep your floor in use for another generation, with the least stone removed, at a price known before the machine starts.',
  },

  vision: {
    heading: 'Vision',
    text: 'A city where nobody breaks up a marble, mosaic or Kota floor because it went dull.',
  },

  reasons: {
    heading: 'Reasons to choose us',
    picture: 'still-rinse',
    items: [
      {
        title: 'Tested first',
        text: 'Acid drop, straight edge and moisture meter; then a test patch.',
      },
      {
        title: 'Little comes off',
        text: 'A level floor loses under 0.1 mm of its stone.',
      },
      {
        title: 'All of it in writing',
        text: 'What is not on the quote is not on the bill.',
      },
      {
        title: 'Wet work, clean rooms',
        text: 'Water keeps the dust down, and the slurry leaves in drums.',
      },
      {
        title: 'What we refuse',
        text: 'Acid on marble, wax over dirt, and gloss where floors stay wet.',
      },
      {
        title: 'We stay reachable',
        text: `Call us about the floor as long as its warranty runs: ${warrantyYearsText}.`,
      },
    ],
  },

  process: {
    heading: 'How we work',
    lede: 'Five steps for a floor that has to be ground as well as polished.',
    more: { text: 'What each service includes', to: '/services' },
    picture: 'about-1',
    steps: [
      {
        title: 'Assessment',
        text: `Stone, joints, moisture. Free, ${visitLength}.`,
      },
      {
        title: 'Preparation',
        text: 'Rooms emptied, edges masked, joints filled and cured.',
      },
      {
        title: 'Grinding',
        text: `Diamonds of ${gritList(50, 200)} grit, until a straight edge lies flat.`,
      },
      {
        title: 'Polishing',
        text: `Resin pads of ${gritList(400, 3000)}, then powder.`,
      },
      {
        title: 'Protection',
        text: `${dryingTime} of drying, then a sealer and a care card.`,
      },
    ],
  },

  certifications: {
    heading: 'Certifications and recognition',
    items: [claims.iso, claims.award, claims.rating],
  },

  callToAction: {
    heading: 'Let us read yours',
    text: 'A visit costs nothing and ends with a written quote, or with the advice to leave the floor alone.',
    quote: { text: 'Get Free Quote', to: '/contact#quote' },
    call: 'Call Now',
  },
};

/** The same where claims without evidence are left out. */
export const provedAboutPage: AboutPage = {
  ...aboutPage,
  hero: {
    ...aboutPage.hero,
    lede: isShown(claims.experience, 'proved')
      ? aboutPage.hero.lede
      : 'Stone ground, polished and sealed, in homes, offices and lobbies across Hyderabad.',
  },
  certifications: {
    ...aboutPage.certifications,
    items: aboutPage.certifications.items.filter((claim) => isShown(claim, 'proved')),
  },
};
