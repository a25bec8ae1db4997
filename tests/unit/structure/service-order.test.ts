import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { serviceContents } from '../../../data/services/contents.ts';
import { renderedPages } from '../../harness/rendered-pages.ts';

const services = Object.values(serviceContents);
const path = (slug: string): string => `/services/${slug}`;
const bands = 'main > .band:not(.call-to-action), main > .benefits > .band';
const { documents } = renderedPages(
  {},
  {},
  services.map(({ slug }) => path(slug)),
);

test.each(services)(
  '$slug has each of the seven parts once in its order, and shows it in that',
  (service) => {
    expect(new Set(service.order).size).toBe(service.order.length);
    expect(service.order).toHaveLength(7);
    const headings: Readonly<Record<(typeof service.order)[number], string>> = {
      'before-after': 'before-after',
      intro: 'intro',
      stones: 'stones',
      process: 'process',
      gallery: 'gallery',
      benefits: 'benefits',
      care: 'band band--limestone service-care',
    };
    const page = parse(documents.get(path(service.slug)) ?? '');
    const shown = page
      .querySelectorAll(bands)
      .map((bay) => bay.getAttribute('aria-labelledby') ?? bay.classNames)
      .filter((id) => Object.values(headings).includes(id));
    expect(shown).toEqual(service.order.map((part) => headings[part]).filter((id) => shown.includes(id)));
    expect(shown).toEqual(expect.arrayContaining(['intro', 'stones', 'process', 'benefits', headings.care]));
  },
);

test.each(services)('no two bays of $slug that lie beside one another are of one ground', ({ slug }) => {
  const bays = parse(documents.get(path(slug)) ?? '').querySelectorAll(bands);
  const grounds = bays.map(
    ({ classNames }) => /band--(?:slab|limestone|verde)/.exec(classNames)?.[0] ?? 'band--plaster',
  );
  // Of the prices above them all.
  expect(grounds[0]).not.toBe('band--slab');
  expect(grounds.filter((ground, place) => ground === grounds[place + 1])).toEqual([]);
});

test.each(services)(
  'the pair and the close-up of $slug, both halves of one floor, do not follow each other',
  ({ order }) => {
    expect(Math.abs(order.indexOf('before-after') - order.indexOf('intro'))).toBeGreaterThan(1);
  },
);
