import { expect, test } from 'vitest';
import { sampleBusiness } from '../../../data/business.ts';
import { documentMetadata } from '../../../src/pages/document-metadata.ts';
import { notFoundRoute, routeOf } from '../../../views/routes/route-table.ts';
import { madeManifest } from '../../harness/made-assets.ts';

const siteOrigin = 'https://www.example.test';
const options = { manifest: madeManifest(), business: sampleBusiness, siteOrigin, path: '/contact' };

test.each([
  ['origin', { siteOrigin: 'https://other.example.test' }],
  ['business', { business: { ...sampleBusiness, name: 'Another name' } }],
  ['manifest', { manifest: madeManifest() }],
])('what is made once for a route is made anew for another %s', (_, change) => {
  const made = documentMetadata(routeOf('/contact'), options);
  expect(documentMetadata(routeOf('/contact'), { ...options })).toBe(made);
  expect(documentMetadata(routeOf('/contact'), { ...options, ...change })).not.toBe(made);
});

test('an unknown address gets the metadata of its own path', () => {
  for (const path of ['/one', '/two'])
    expect(documentMetadata(notFoundRoute, { ...options, path })).toMatchObject({ path, jsonLd: null });
});
