import { withHardSpaces } from '../hard-spaces.ts';
import type { PageHead } from '../page-head.ts';
import type { RichLink } from '../paths.ts';
import type { PictureId } from '../pictures.ts';

/** Copy of the page of care cards; what each card says stands in `data/stones/families.ts`. */
export interface CarePage {
  head: PageHead;
  hero: { headline: string; lede: string; picture: PictureId };
  contents: string;
  card: {
    grits: string;
    drying: string;
    reseal: string;
    furniture: string;
    daily: string;
    never: string;
    call: string;
    stones: string;
  };
  /** Prints one card. */
  print: string;
  /** Ends a printed card; `{phone}` is the number as shown. */
  printed: string;
  services: RichLink;
  callToAction: { heading: string; text: string; call: string; whatsapp: string };
}

export const carePage: CarePage = withHardSpaces({
  head: {
    title: 'Stone Care Cards for Six Stone Families',
    description:
      'What to mop with, what never to use, how long a floor dries and when to re-seal: printable cards for marble, Italian marble, granite, Kota, mosaic and Katni.',
    keywords: [
      'stone floor care',
      'marble care card',
      'granite floor cleaning',
      'Kota stone care',
      're-seal stone',
    ],
    picture: 'gallery-10',
  },
  hero: {
    headline: 'A care card for your stone',
    lede: 'Six families of stone, one card each. Print yours and keep it by the mop.',
    picture: 'still-mop',
  },
  contents: 'Choose your stone',
  card: {
    grits: 'How it was polished',
    drying: 'Before sealing',
    reseal: 'Re-seal',
    furniture: 'Before furniture returns',
    daily: 'Do',
    never: 'Never',
    call: 'Call us when',
    stones: 'Stones of this family',
  },
  print: 'Print this card',
  printed: 'Questions about this stone: {phone}',
  services: { text: 'Our services', to: '/services' },
  callToAction: {
    heading: 'Not sure which stone it is?',
    text: 'Send a picture of one tile, one joint and a wet patch. That usually tells us.',
    call: 'Call Now',
    whatsapp: 'Send a picture',
  },
});
