import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkSite } from '../../../../src/tools/check-seo/check-site.ts';
import { fixtureSite, origin, type Sabotage } from './fixture-site.ts';

async function findingsOf(sabotage: Sabotage): Promise<string[]> {
  const findings = await checkSite(fixtureSite(sabotage));
  return findings.map(({ path, rule, message }) => `${path} ${rule}: ${message}`);
}

function page(path: string, change: (html: string) => string): Sabotage {
  return {
    pages: {
      [path]: (html) => {
        const changed = change(html);
        // A sabotage that changes nothing would prove nothing.
        expect(changed).not.toBe(html);
        return changed;
      },
    },
  };
}

const marble = '/services/marble-polishing';

test('a site without faults has no findings', async () => {
  expect(await findingsOf({})).toEqual([]);
});

const sabotages: [string, Sabotage, RegExp][] = [
  [
    'a price changed in the table alone',
    page('/pricing', (html) => html.replace('<i>₹25</i>', '<i>₹26</i>')),
    /\/pricing parity: the offers of Marble Polishing cost ₹25 ₹40 ₹60, the row .* shows ₹26 ₹40 ₹60/,
  ],
  [
    'a price changed on the service page alone',
    page(marble, (html) => html.replace('Premium ₹40', 'Premium ₹45')),
    /marble-polishing parity: Premium Polishing costs ₹40/,
  ],
  [
    'a price changed in the offer alone',
    page(marble, (html) => html.replaceAll('"price":60', '"price":65')),
    /marble-polishing parity: Luxury Polishing costs ₹65/,
  ],
  [
    'a price in a sentence that no offer asks',
    page('/about', (html) => html.replace('</main>', '<p>From ₹19 per sq ft.</p></main>')),
    /\/about parity: shows ₹19 per sq ft, which no offer asks/,
  ],
  [
    'a warranty longer than the page says',
    page(marble, (html) => html.replace('"value":3,"unitCode":"ANN"', '"value":5,"unitCode":"ANN"')),
    /warranted for 5 years/,
  ],
  [
    'review markup added',
    page('/', (html) =>
      html.replace(
        '"currenciesAccepted"',
        '"aggregateRating":{"@type":"AggregateRating","ratingValue":5},"currenciesAccepted"',
      ),
    ),
    /AggregateRating must not appear/,
  ],
  [
    'a service marked up as a product',
    page(marble, (html) => html.replace('"@type":"Service"', '"@type":"Product"')),
    /Product .* must not appear/,
  ],
  [
    'a canonical address taken from Host',
    page('/faq', (html) =>
      html.replace(`rel="canonical" href="${origin}`, 'rel="canonical" href="http://10.0.0.7:8080'),
    ),
    /\/faq head: canonical address is "http:\/\/10\.0\.0\.7:8080\/faq"/,
  ],
  [
    'a title that another page has',
    page('/about', (html) =>
      html.replace(
        /<title>.*?<\/title>/,
        '<title>Contact and Free Quote, Hyderabad | Deccan Stone Polishing</title>',
      ),
    ),
    /has the same title as/,
  ],
  ['two titles', page('/about', (html) => html.replace('<title>', '<title>A</title><title>')), /2 titles/],
  [
    'an overlong title',
    page('/about', (html) => html.replace('<title>', `<title>${'Very '.repeat(10)}`)),
    /title of \d+ characters/,
  ],
  [
    'a missing description',
    page('/about', (html) => html.replace(/<meta name="description"[^>]*>/, '')),
    /0 descriptions/,
  ],
  [
    'an overlong description',
    page('/about', (html) => html.replace('name="description" content="', `$&${'word '.repeat(30)}`)),
    /description of \d+ characters/,
  ],
  [
    'a service page whose text leads to no care card',
    page(marble, (html) => html.replace('href="/care#granite"', 'href="/care"')),
    /marble-polishing onward link: its text links to no \/care#/,
  ],
  [
    'a price page that names its terms in the footer alone',
    page('/pricing', (html) => html.replace(/<a href="\/terms">\/terms<\/a>/, '')),
    /\/pricing onward link: its text links to no \/terms/,
  ],
  [
    'a dead link',
    page('/', (html) => html.replace('</main>', '<a href="/offers">o</a></main>')),
    /\/offers, which/,
  ],
  [
    'a dead anchor',
    page('/', (html) => html.replace('</main>', '<a href="/faq#gone">o</a></main>')),
    /\/faq#gone, but no element/,
  ],
  ['a picture without alt', page('/gallery', (html) => html.replace(' alt="A floor."', '')), /has no alt/],
  ['a picture without width', page('/gallery', (html) => html.replace(' width="12"', '')), /has no width/],
  [
    'a picture that is not there',
    { files: { '/assets/pictures/gallery-03-abcdefghij-1200.jpg': { status: 404 } } },
    /gallery-03-abcdefghij-1200\.jpg answers 404/,
  ],
  [
    'broken JSON-LD',
    page('/faq', (html) => html.replace('"@graph":[', '"@graph":[,')),
    /JSON-LD that cannot be read/,
  ],
  [
    'a node without a property',
    page('/contact', (html) => html.replace('"priceRange":"$$",', '')),
    /has no priceRange/,
  ],
  [
    'a reference to nothing',
    page(marble, (html) => html.replace('"provider":{"@id":"', '"provider":{"@id":"x')),
    /refers to xhttps.*#business, which no page describes/,
  ],
  [
    'another telephone number in the structured data',
    page('/contact', (html) => html.replace('"telephone":"+919000000000"', '"telephone":"+919000000001"')),
    /telephone is \+919000000001/,
  ],
  [
    'another telephone number in a link',
    page('/faq', (html) => html.replace('tel:+919000000000', 'tel:+919000000001')),
    /\/faq parity: tel:\+919000000001 is not/,
  ],
  [
    'hours that the page does not show',
    page('/', (html) => html.replace('"closes":"19:00:00"', '"closes":"21:00:00"')),
    /does not show 9:00 PM/,
  ],
  [
    'a street that the page does not show',
    page('/contact', (html) =>
      html.replace('"addressLocality"', '"streetAddress":"1 Road","addressLocality"'),
    ),
    /does not show the streetAddress 1 Road/,
  ],
  [
    'an area that the page does not name',
    page(marble, (html) => html.replace('<li>Kondapur</li>', '')),
    /does not name the area Kondapur/,
  ],
  [
    'another breadcrumb than the visible one',
    page(marble, (html) => html.replace('<li><a href="/services">Services</a></li>', '')),
    /the breadcrumb says/,
  ],
  [
    'an answer in other words',
    page('/faq', (html) => html.replace('<p>A standard room takes', '<p>A room takes')),
    /the answer to "How long does it take to polish a floor\?" is not that of the page/,
  ],
  [
    'a date that the article does not show',
    page('/blog/italian-marble-vs-granite', (html) => html.replace(/<time.*<\/time>/, '')),
    /no <time> shows datePublished/,
  ],
  [
    'a share card that is too heavy',
    {
      files: {
        '/assets/share/faq-card.jpg': { body: Buffer.concat([await jpeg(1200, 630), Buffer.alloc(3e5)]) },
      },
    },
    /\/faq share card: has \d+ bytes/,
  ],
  [
    'a share card of another size',
    { files: { '/assets/share/faq-card.jpg': { body: await jpeg(600, 315) } } },
    /\/faq share card: measures 600x315/,
  ],
  [
    'a page that says what another says',
    { pages: Object.fromEntries(['/about', '/terms'].map((path) => [path, withSameWords])) },
    /\/about overlap: shares \d+ % of its main text with \/terms/,
  ],
  [
    'a page that the sitemap leaves out',
    { files: { '/sitemap.xml': { body: Buffer.from('<urlset></urlset>') } } },
    /sitemap\.xml site file: does not list \/faq/,
  ],
  [
    'a contact for reports that has expired',
    {
      files: {
        '/.well-known/security.txt': {
          body: Buffer.from('Contact: mailto:hello@example.com\nExpires: 2025-01-01T00:00:00Z\n'),
        },
      },
    },
    /security\.txt site file: expires on/,
  ],
];

test.each(sabotages)('finds %s', async (_, sabotage, message) => {
  expect((await findingsOf(sabotage)).join('\n')).toMatch(message);
});

test('finds a page that nothing leads to', async () => {
  const withoutLinks = (html: string): string => html.replaceAll('<a href="/terms">', '<a>');
  const site = fixtureSite();
  const pages = Object.fromEntries([...site.pages.keys()].map((path) => [path, withoutLinks]));
  expect((await findingsOf({ pages })).join('\n')).toMatch(/\/terms orphan/);
});

function withSameWords(html: string): string {
  const words = Array.from({ length: 60 }, (_, index) => `same${index}`).join(' ');
  return html.replace('</main>', `<p>${words}</p></main>`);
}

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
}
