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
  '$slug has each of the five parts once in its order, and shows it in that; tips and what leads on follow the questions',
  (service) => {
    expect(new Set(service.order).size).toBe(service.order.length);
    expect(service.order).toHaveLength(5);
    const page = parse(documents.get(path(service.slug)) ?? '');
    // Each part is named by the heading of its own name.
    const bays = page.querySelectorAll(bands).map((bay) => bay.getAttribute('aria-labelledby'));
    expect(bays).toEqual([...service.order, 'questions', undefined]);
    const last = page.querySelectorAll('.service-further > *').map(({ classList }) => classList.value);
    expect(last.map((names) => names.find((name) => name.startsWith('service-')))).toEqual([
      'service-care',
      'service-lists',
      'service-related',
    ]);
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

test.each(services)(
  'no picture of $slug lies on another: the thing in use, from edge to edge, does not follow the pair',
  ({ order }) => {
    expect(order.indexOf('benefits') - order.indexOf('before-after')).not.toBe(1);
  },
);
