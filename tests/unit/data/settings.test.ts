import { afterEach, expect, test, vi } from 'vitest';
import { sampleBusiness } from '../../../data/business.ts';
import type { Settings } from '../../../data/settings.ts';
import { acknowledgementMail } from '../../../src/enquiries/delivery/mail-content.ts';
import type { RenderedPages } from '../../harness/rendered-pages.ts';

const all: Required<Settings> = {
  tax: { percent: 18, isIncluded: false },
  minimumCharge: 3210,
  smallestJob: 137,
  advancePercent: 23,
  payment: ['UPI', 'cheque'],
  serviceRadiusKm: 43,
};

/** What a search engine is told of each, and on which page. */
const told: Readonly<Record<keyof Settings, [path: string, json: string] | null>> = {
  tax: ['/pricing', '"valueAddedTaxIncluded":false'],
  minimumCharge: ['/pricing', '"minPrice":3210'],
  smallestJob: ['/pricing', '"minValue":137'],
  advancePercent: null,
  payment: ['/contact', '"paymentAccepted":"UPI, cheque"'],
  serviceRadiusKm: ['/contact', '"geoRadius":43000'],
};

const places = ['/pricing', '/faq', '/terms', '/contact', '/llms.txt'];

async function pagesWith(settings: Settings): Promise<{ pages: RenderedPages; lines: string[] }> {
  vi.resetModules();
  vi.doMock('../../../data/settings.ts', () => ({ settings }));
  const { renderedPages } = await import('../../harness/rendered-pages.ts');
  const { settingLines } = await import('../../../data/before-the-call.ts');
  return { pages: renderedPages(), lines: settingLines.map(({ text }) => text) };
}

afterEach(() => {
  vi.doUnmock('../../../data/settings.ts');
  vi.resetModules();
});

test('each setting is said on the pages of prices, questions, terms and contact, in llms.txt and to search engines', async () => {
  const { pages, lines } = await pagesWith(all);
  expect(lines).toHaveLength(Object.keys(all).length);
  for (const line of lines) {
    for (const path of places) expect(pages.texts.get(path), path).toContain(line);
  }
  for (const place of Object.values(told)) {
    if (place) expect(pages.graphs.get(place[0])).toContain(place[1]);
  }
});

test('what is not set is said nowhere', async () => {
  const { lines } = await pagesWith(all);
  const { pages, lines: none } = await pagesWith({});
  expect(none).toEqual([]);
  const words = lines.map((line) => new RegExp(line.replaceAll(/\d[\d,]*/g, '\\d[\\d,]*')));
  for (const [path, text] of pages.texts) for (const word of words) expect(text, path).not.toMatch(word);
  for (const name of ['valueAddedTaxIncluded', 'paymentAccepted', 'geoRadius', 'eligibleQuantity', 'taxID'])
    for (const [path, graph] of pages.graphs) expect(graph, path).not.toContain(name);
});

test('a configured GSTIN stands on every page, in print, in the mail to the visitor and in the structured data', async () => {
  const { renderedPages } = await import('../../harness/rendered-pages.ts');
  const gstin = '27AAPFU0939F1ZV';
  const { texts, graphs, documents } = renderedPages({ gstin });
  for (const [path, text] of texts) {
    if (path !== '/llms.txt') expect(text.split(`GSTIN ${gstin}`), path).toHaveLength(3);
  }
  for (const path of ['/', '/about', '/contact']) expect(graphs.get(path)).toContain(`"taxID":"${gstin}"`);
  const message = { reference: 'ABCD2345' };
  expect(acknowledgementMail(message, 0, { ...sampleBusiness, gstin }).text).toContain(`GSTIN ${gstin}`);

  for (const [path, html] of renderedPages().documents) expect(html, path).not.toContain('GSTIN');
  expect(documents.size).toBeGreaterThan(0);
  expect(acknowledgementMail(message, 0, sampleBusiness).text).not.toContain('GSTIN');
});
