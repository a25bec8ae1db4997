import { expect, test } from 'vitest';
import { sampleBusiness } from '../../../data/business.ts';
import { documentFacts } from '../../../src/pages/document-facts.ts';
import { notFoundRoute, rowOf } from '../../../views/routes/route-table.ts';
import { madeManifest } from '../../harness/made-assets.ts';

const options = {
  manifest: madeManifest(),
  business: sampleBusiness,
  siteOrigin: 'https://www.example.test',
  path: '/contact',
};
const contact = rowOf('/contact');

test('what depends on the route alone is made once', () => {
  expect(documentFacts(contact, { ...options })).toBe(documentFacts(contact, { ...options }));
});

test('another manifest, business or origin has facts of its own', () => {
  const first = documentFacts(contact, options);
  const siteOrigin = 'https://other.example.test';
  expect(JSON.stringify(documentFacts(contact, { ...options, siteOrigin }).tags)).toContain(siteOrigin);
  documentFacts(contact, options);
  const business = { ...sampleBusiness, name: 'Another name' };
  expect(documentFacts(contact, { ...options, business }).title).toContain('Another name');
  const again = documentFacts(contact, options);
  expect(again).toEqual(first);
  expect(documentFacts(contact, { ...options, manifest: madeManifest() }).file).not.toBe(again.file);
});

test('an unknown address gets the facts of its own path', () => {
  const [one, two] = ['/one', '/two'].map((path) => documentFacts(notFoundRoute, { ...options, path }));
  expect(one).toMatchObject({ path: '/one', jsonLd: null });
  expect(two).toMatchObject({ path: '/two', jsonLd: null });
});
