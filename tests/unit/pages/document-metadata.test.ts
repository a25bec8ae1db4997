import { expect, test } from 'vitest';
import { sampleBusiness } from '../../../data/business.ts';
import { documentMetadata } from '../../../src/pages/document-metadata.ts';
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
  expect(documentMetadata(contact, { ...options })).toBe(documentMetadata(contact, { ...options }));
});

test('another manifest, business or origin has metadata of its own', () => {
  const first = documentMetadata(contact, options);
  const siteOrigin = 'https://other.example.test';
  expect(JSON.stringify(documentMetadata(contact, { ...options, siteOrigin }).tags)).toContain(siteOrigin);
  documentMetadata(contact, options);
  const business = { ...sampleBusiness, name: 'Another name' };
  expect(documentMetadata(contact, { ...options, business }).title).toContain('Another name');
  const again = documentMetadata(contact, options);
  expect(again).toEqual(first);
  expect(documentMetadata(contact, { ...options, manifest: madeManifest() }).file).not.toBe(again.file);
});

test('an unknown address gets the metadata of its own path', () => {
  const [one, two] = ['/one', '/two'].map((path) => documentMetadata(notFoundRoute, { ...options, path }));
  expect(one).toMatchObject({ path: '/one', jsonLd: null });
  expect(two).toMatchObject({ path: '/two', jsonLd: null });
});
