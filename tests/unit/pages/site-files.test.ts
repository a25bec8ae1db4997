import { expect, test } from 'vitest';
import { articleSummaries } from '../../../data/articles/summaries.ts';
import { sampleBusiness } from '../../../data/business.ts';
import { articleHtml, feedXml } from '../../../src/pages/feed-xml.ts';
import { llmsText } from '../../../src/pages/llms-text.ts';
import { securityText } from '../../../src/pages/site-files.ts';
import { structuredDataContext } from '../../../src/structured-data/structured-data-context.ts';
import { routes } from '../../../views/routes/route-table.ts';
import { madeOptions } from '../../harness/made-assets.ts';

const context = structuredDataContext(madeOptions());

test('feed.xml has every article in full, the newest first, with escaped words', () => {
  const xml = feedXml(
    structuredDataContext(madeOptions({ business: { ...sampleBusiness, name: 'Stone & Sons' } })),
  );
  const dates = [...xml.matchAll(/<published>(.*?)</g)].map(([, date]) => date ?? '');
  expect(dates).toHaveLength(articleSummaries.length);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(xml).toContain('<author><name>Stone &amp; Sons</name>');
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
});

test('an article in the feed links with whole addresses', () => {
  const html = articleHtml(
    [{ kind: 'paragraph', text: ['Grits < 100: see ', { text: 'prices', to: '/pricing' }] }],
    context.absolute,
  );
  expect(html).toBe('<p>Grits &lt; 100: see <a href="https://www.example.test/pricing">prices</a></p>');
});

test('an article in the feed keeps the names of its points and leaves out what is only to be looked at', () => {
  const html = articleHtml(
    [
      { kind: 'points', items: [{ title: 'Lemon', text: 'A ring means calcite.' }] },
      { kind: 'pictures', pictures: [{ picture: 'gallery-04' }], caption: 'A lobby.' },
      { kind: 'stones', stones: [{ id: 'makrana', name: 'Makrana', swatch: 'makrana' }] },
      { kind: 'heading', id: 'next', text: 'Next' },
    ],
    context.absolute,
  );
  expect(html).toBe('<ul><li><strong>Lemon</strong> A ring means calcite.</li></ul>\n<h2>Next</h2>');
});

test('security.txt expires half a year after the day it is asked for', () => {
  const text = securityText(sampleBusiness, 'https://www.example.test', new Date('2026-11-21T13:00:00Z'));
  expect(text).toContain(`Contact: mailto:${sampleBusiness.email}\n`);
  expect(text).toContain('Expires: 2027-05-20T00:00:00.000Z\n');
});

test('llms.txt says who, where and what each page holds', () => {
  const text = llmsText(context);
  expect(text.startsWith(`# ${sampleBusiness.name}\n\n> `)).toBe(true);
  for (const { path, sitemap } of routes) {
    if (sitemap) expect(text).toContain(`(https://www.example.test${path}): `);
  }
});
