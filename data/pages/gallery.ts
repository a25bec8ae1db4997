import { galleryPictures } from '../gallery.ts';
import type { PageHead } from '../page-head.ts';
import type { Rich, RichLink } from '../paths.ts';
import { offerOf } from '../price-line.ts';
import { renderedNote } from '../rendered-pictures.ts';

export interface GalleryPage {
  head: PageHead;
  hero: { headline: string; lede: Rich };
  tiles: {
    heading: string;
    price: RichLink;
    /** Below the tiles. */
    note: Rich;
    /** Label of a tile's button; `{title}` is the tile's title. */
    open: string;
    previous: string;
    next: string;
    /** `{index}` of `{total}`. */
    position: string;
  };
  comparisons: { heading: string };
  testimonials: { heading: string };
  callToAction: { heading: string; text: string; quote: RichLink; whatsapp: string };
}

// At the head of the page, before anybody takes them for photographs: on a phone what is said of each is folded.
const pageNote = renderedNote(galleryPictures, {
  all: ' All pictures are rendered illustrations.',
  some: ' Some pictures are rendered; each says so.',
});

export const galleryPage: GalleryPage = {
  head: {
    title: 'Granite Floor and Counter Gallery',
    description:
      'Twelve granites as they look when polished: Black Galaxy, Tan Brown, Kashmir White and nine more, and four rooms before and after the machine.',
    keywords: [
      'polished granite gallery',
      'granite floor designs',
      'Black Galaxy granite floor',
      'before and after floor polishing',
    ],
    picture: 'gallery-08',
  },

  hero: {
    headline: 'Dull, then polished',
    lede: [
      'Four rooms before and after the machine, then ',
      { text: 'twelve granites', to: '/gallery#tiles' },
      `.${pageNote}`,
    ],
  },

  tiles: {
    heading: 'Twelve granites',
    price: offerOf('granite-floor-polishing'),
    note: [
      'How such floors are polished: ',
      { text: 'granite', to: '/services/granite-floor-polishing' },
      ', ',
      { text: 'marble', to: '/services/marble-polishing' },
      ', ',
      { text: 'mosaic', to: '/services/mosaic-floor-polishing' },
      ', ',
      { text: 'Kota', to: '/services/kota-stone-polishing' },
      ' and ',
      { text: 'kitchens', to: '/services/kitchen-marble-polishing' },
      '.',
    ],
    open: 'Enlarge: {title}',
    previous: 'Previous picture',
    next: 'Next picture',
    position: '{index} of {total}',
  },

  comparisons: { heading: 'Before and after' },

  testimonials: { heading: 'In the words of those who walk on it' },

  callToAction: {
    heading: 'Show us yours',
    text: 'Send a picture of the floor in daylight, with one close-up. We name the stone and give a first figure.',
    quote: { text: 'Get Free Quote', to: '/contact#quote' },
    whatsapp: 'WhatsApp',
  },
};
