import type { Page } from 'playwright';

/** Something that a visitor does on a page, and what it has come to when it is answered. */
export interface Interaction {
  name: string;
  path: string;
  /** What a finger presses; with `key`, what the key is typed into. */
  target: string;
  /** Typed instead of a touch. */
  key?: string;
  /** Finds something once it is answered; with `isText`, what says something else then. */
  answer: string;
  isText?: boolean;
  /** Before hydration it is the browser's, and loads a page. */
  firstIsLoad?: boolean;
  /** The browser does it on a page without scripts as well. */
  isNative?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
}

/** Every kind of thing that can be pressed, moved or filled in. `measure-navigation.ts` measures links to another page. */
export const interactions: readonly Interaction[] = [
  {
    name: 'Menu',
    path: '/',
    target: '.site-header__menu',
    answer: '.site-menu:popover-open',
    isNative: true,
  },
  {
    name: 'Slide of the hero',
    path: '/',
    target: '.slide-controls__dot:nth-child(3)',
    answer: '.slide-controls__dot:nth-child(3)[aria-current=true]',
  },
  {
    name: 'Another floor of the room',
    path: '/',
    target: '.rooms__stone:nth-of-type(3)',
    answer: '.rooms__stone:nth-of-type(3) :checked',
    isNative: true,
  },
  {
    name: 'Services dialog',
    path: '/services',
    target: '.service-card .card-link',
    answer: 'dialog.service-dialog[open]',
  },
  {
    name: 'Before and after',
    path: '/gallery',
    // A press in the middle leaves the line where it begins.
    target: ':nth-match(.comparison__range, 1)',
    key: 'ArrowRight',
    answer: '.comparison__range:not([aria-valuetext^="60"])',
  },
  {
    name: 'Back to a coarser grit',
    path: '/',
    target: '.grits__range',
    // The floor rests on the seventh, and a press in the middle is the fifth.
    answer: '.grits__frame--shown:nth-of-type(-n + 5)',
  },
  {
    name: 'Another stone of a service',
    path: '/services/marble-polishing',
    target: '.rooms__stone:nth-of-type(3)',
    answer: '.rooms__stone:nth-of-type(3) :checked',
    isNative: true,
  },
  {
    name: 'Area, opened',
    path: '/service-areas',
    target: '.area-entry__summary',
    answer: '.area-entry__details[open]',
    isNative: true,
  },
  {
    name: 'Gallery, enlarged',
    path: '/gallery',
    target: '.gallery-tile__enlarge',
    answer: 'dialog[open]',
  },
  {
    name: 'Estimate, a package',
    path: '/estimate',
    target: '.estimate__choice:has([value=luxury])',
    answer: '.estimate__total',
    isText: true,
  },
  {
    name: 'Estimate, a digit',
    path: '/estimate',
    target: '.estimate [name=counter]',
    key: '5',
    answer: '.estimate__total',
    isText: true,
  },
  {
    name: 'Form, a letter',
    path: '/contact',
    target: '[name=message]',
    key: 'a',
    answer: '[name=message]:focus',
    isNative: true,
  },
  {
    name: 'Form, sent with faults',
    path: '/contact',
    target: '.enquiry-form__submit',
    answer: '.error-summary',
    firstIsLoad: true,
  },
  {
    name: 'Care card',
    path: '/care',
    target: '.care-page__choice li:nth-child(2) a',
    answer: '.care-card:nth-of-type(2) [open]',
    isNative: true,
  },
  {
    name: 'Care card, printed',
    path: '/care',
    target: '.care-card__print',
    answer: '.care-card.no-print',
    prepare: (page) => page.evaluate(() => Object.assign(window, { print: () => {} })),
  },
  {
    name: 'Question',
    path: '/faq',
    target: '.disclosure:nth-of-type(3) summary',
    answer: '.disclosure:nth-of-type(3)[open]',
    isNative: true,
  },
];
