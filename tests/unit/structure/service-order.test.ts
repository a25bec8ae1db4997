import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { comparisons } from '../../../data/gallery.ts';
import { fromPrice } from '../../../data/price-line.ts';
import { serviceContents } from '../../../data/services/contents.ts';
import { renderedPages } from '../../harness/rendered-pages.ts';

const services = Object.values(serviceContents);
const path = (slug: string): string => `/services/${slug}`;
const bands = 'main > .band:not(.call-to-action), main > .benefits > .band';
const { documents } = renderedPages({}, {}, [...services.map(({ slug }) => path(slug)), '/gallery']);

test.each(services)(
  '$slug has each of the five parts once in its order, and shows it in that; tips and what leads on follow the questions',
  (service) => {
    expect(new Set(service.order).size).toBe(service.order.length);
    expect(service.order).toHaveLength(5);
    const page = parse(documents.get(path(service.slug)) ?? '');
    // Each part is named by the heading of its own name.
    const bays = page.querySelectorAll(bands).map((bay) => bay.getAttribute('aria-labelledby'));
    expect(bays).toEqual([...service.order, 'questions', undefined, 'related']);
    const last = page.querySelectorAll('.service-further > *').map(({ classList }) => classList.value);
    expect(last.map((names) => names.find((name) => name.startsWith('service-')))).toEqual([
      'service-care',
      'service-lists',
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

test.each(services)('the pair of $slug stands right below its prices', ({ order }) => {
  expect(order[0]).toBe('before-after');
});

test('each pair of the gallery leads to the service that shows it, with its price', () => {
  const shown = parse(documents.get('/gallery') ?? '').querySelectorAll(
    '[aria-labelledby=comparisons] figure',
  );
  expect(shown).toHaveLength(4);
  for (const figure of shown) {
    const { id } = comparisons.find(({ title }) => title === figure.querySelector('h3')?.text) ?? {};
    const service = services.find(({ comparison }) => comparison === id);
    if (!service) throw new Error(`No service shows ${id}`);
    const link = figure.querySelector('figcaption a');
    expect(link?.getAttribute('href')).toBe(path(service.slug));
    expect(link?.text).toContain(fromPrice(service.slug));
  }
});

test('each service ends in words of its own', () => {
  const words = services.flatMap(({ closing }) => [closing.heading, closing.text]);
  expect(new Set(words).size).toBe(words.length);
});

test.each(services)(
  'no picture of $slug lies on another: the thing in use, from edge to edge, does not follow the pair',
  ({ order }) => {
    expect(order.indexOf('benefits') - order.indexOf('before-after')).not.toBe(1);
  },
);
