import type { Page } from 'playwright';

/** Something that a visitor does on a page, and what it has come to when it is answered. */
export interface Interaction {
  name: string;
  path: string;
  /** What a finger presses; with `key`, what the key is typed into. */
  target: string;
  /** Typed instead of a touch. */
  key?: string;
  /** Finds something once it is answered. */
  answer: string;
  prepare?: (page: Page) => Promise<unknown>;
}

/** Every kind of thing that can be pressed, moved or filled in. Links that lead to another page are measured by `measure-navigation.ts`. */
export const interactions: readonly Interaction[] = [
  { name: 'Menu', path: '/', target: '.site-header__menu', answer: '.site-menu:popover-open' },
  {
    name: 'Slide of the hero',
    path: '/',
    target: '.slide-controls__dot:nth-child(3)',
    answer: '.slide-controls__dot:nth-child(3)[aria-current=true]',
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
    target: '.comparison__range',
    answer: '.comparison__range:not([aria-valuetext^="65"])',
  },
  {
    name: 'Gallery, enlarged',
    path: '/gallery',
    target: '.gallery-tile__enlarge',
    answer: 'dialog[open]',
  },
  {
    name: 'Estimate, a package',
    path: '/pricing',
    target: '.estimate__tier:last-of-type',
    answer: '.estimate__tier:last-of-type :checked',
  },
  {
    name: 'Estimate, a digit',
    path: '/pricing',
    target: '#estimate-area_size',
    key: '5',
    answer: '.estimate__total',
  },
  {
    name: 'Form, a letter',
    path: '/contact',
    target: '[name=message]',
    key: 'a',
    answer: '[name=message]:focus',
  },
  {
    name: 'Form, sent with faults',
    path: '/contact',
    target: '.enquiry-form__submit',
    answer: '.error-summary',
  },
  { name: 'Care card', path: '/care', target: '.care-index__link:last-child', answer: '.care-card:target' },
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
  },
];
