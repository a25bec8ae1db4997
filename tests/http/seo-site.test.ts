import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { checkSite } from '../../src/tools/check-seo/check-site.ts';
import { crawlSite } from '../../src/tools/check-seo/crawl-site.ts';
import { type CrawledSite, crawledPage } from '../../src/tools/check-seo/crawled-site.ts';

const siteUrl = inject('siteUrl');
// It is asked for under another host than the configured one: no address may come from the request.
const crawled = await crawlSite(siteUrl, siteUrl.replace('127.0.0.1', 'localhost'));

/** What is wrong with these pages and with the site as a whole. */
async function findingsOf(site: CrawledSite, paths?: readonly string[]): Promise<string> {
  const pages = paths?.flatMap((path) => site.pages.get(path) ?? []);
  const findings = await checkSite(site, pages);
  return findings.map(({ path, rule, message }) => `${path} ${rule}: ${message}`).join('\n');
}

test('the whole site is fit to be found, previewed and read by programs', async () => {
  expect(await findingsOf(crawled)).toBe('');
});

/** The site with other words on some of its pages. */
function withPages(paths: readonly string[], from: string | RegExp, to: string): CrawledSite {
  const pages = new Map(crawled.pages);
  for (const path of paths) {
    const root = pages.get(path)?.root;
    const html = root?.toString().replace(from, to) ?? '';
    // A mutation that changes nothing would prove nothing.
    expect(html, path).not.toBe(root?.toString());
    pages.set(path, crawledPage(path, html, crawled.origin));
  }
  return { ...crawled, pages };
}

const marble = '/services/marble-polishing';
const titleOfFaq = String(crawled.pages.get('/faq')?.root.querySelector('title'));
const manyWords = Array.from({ length: 60 }, (_, index) => `same${index}`).join(' ');
const rating = '"aggregateRating":{"@type":"AggregateRating","ratingValue":5},$&';

type Mutation = [fault: string, path: string, from: string | RegExp, to: string, finding: RegExp];

// biome-ignore format: a table
const mutations: Mutation[] = [
  ['a price changed in the table alone', '/pricing', /(id="marble-polishing".*?)₹\d+/, '$1₹7', /the row #marble-polishing shows ₹7 /],
  ['a price changed on the service page alone', marble, /(id="premium".*?)₹\d+/, '$1₹7', /parity: Premium .* costs .*, #premium shows .*₹7/],
  ['a price changed in the offer alone', marble, /(#luxury",.*?"price":)\d+/, '$17', /parity: Luxury .* costs ₹7,/],
  ['a price in a sentence that no offer asks', '/about', '</main>', '<p>₹19 per sq ft</p>$&', /\/about parity: shows ₹19 per sq ft, which no offer asks/],
  ['a warranty longer than the page says', marble, /"value":\d+,"unitCode":"ANN"/, '"value":99,"unitCode":"ANN"', /warranted for 99 years/],
  ['review markup added', '/', '"currenciesAccepted"', rating, /AggregateRating must not appear/],
  ['a service marked up as a product', marble, '"@type":"Service"', '"@type":"Product"', /Product .* must not appear/],
  ['a canonical address taken from Host', '/faq', /(rel="canonical" href=")https?:\/\/[^/]*/, '$1http://10.0.0.7', /\/faq head: canonical address is "http:\/\/10\.0\.0\.7\/faq"/],
  ['a title that another page has', '/about', /<title>.*?<\/title>/, titleOfFaq, /has the same as .*: title/],
  ['two titles', '/about', '<title>', '<title>A</title><title>', /2 head title/],
  ['an overlong title', '/about', '<title>', `$&${'Very '.repeat(10)}`, /title of \d+ characters/],
  ['a missing description', '/about', /<meta name="description"[^>]*>/, '', /0 meta\[name=description\]/],
  ['an overlong description', '/about', 'name="description" content="', `$&${'word '.repeat(30)}`, /description of \d+ characters/],
  ['a service page whose text leads to no care card', marble, /\/care#/g, '/care?', /marble-polishing onward link: its text links to no \/care#/],
  ['a price page that names its terms in the footer alone', '/pricing', /\/terms#/g, '/privacy#', /\/pricing onward link: its text links to no \/terms/],
  ['a dead link', '/', '</main>', '<a href="/offers">o</a></main>', /\/offers, which/],
  ['a dead anchor', '/', '</main>', '<a href="/faq#gone">o</a></main>', /\/faq#gone, but no element/],
  ['a picture without alt', '/gallery', / alt="[^"]+"/, '', /has no alt/],
  ['a picture without width', '/gallery', /( alt="[^"]+") width="\d+"/, '$1', /has no width/],
  ['a picture that is not there', '/gallery', /(src="[^"]*\/gallery-\d+-)\w+/, '$1older00', /gallery-\d+-older00-\d+\.jpg answers nothing/],
  ['a guide that is no article', '/guides/newly-laid-floors', '"@type":"Article"', '"@type":"Thing"', /newly-laid-floors structured data: has no Article/],
  ['an answer of a guide in other words', '/guides/newly-laid-floors', 'No. Slurry would', 'No. It would', /the answer to .* is not that of the page/],
  ['questions that name no guide', '/faq', /href="\/guides[^"]*"/g, 'href="/care"', /\/faq onward link: its text links to no \/guides\//],
  ['broken JSON-LD', '/faq', '"@graph":[', '"@graph":[,', /JSON-LD that cannot be read/],
  ['a node without a property', '/contact', '"priceRange":"$$",', '', /has no priceRange/],
  ['a reference to nothing', marble, '"provider":{"@id":"', '$&x', /refers to xhttps?.*#business, which the page does not describe/],
  ['another telephone number in the structured data', '/contact', /"telephone":"\+\d+"/, '"telephone":"+1"', /telephone is \+1,/],
  ['another telephone number in a link', '/faq', /tel:\+\d+/, 'tel:+1', /\/faq parity: tel:\+1 is not/],
  ['hours that the page does not show', '/', /"closes":"[^"]*"/, '"closes":"23:30:00"', /does not show 11:30 PM/],
  ['a street that the page does not show', '/contact', '"addressLocality"', '"streetAddress":"1 Road",$&', /does not show the streetAddress 1 Road/],
  ['an area that the page does not name', marble, />Kondapur</g, '>Elsewhere<', /does not name the area Kondapur/],
  ['another breadcrumb than the visible one', marble, />Services<\/a>/g, '>Service</a>', /the breadcrumb says/],
  ['an answer in other words', '/faq', /(<h\d.*?How long .*?)A standard room/, '$1A room', /the answer to "How long .*" is not that of the page/],
  ['a date that the article does not show', '/blog/italian-marble-vs-granite', /<time.*?<\/time>/g, '', /no <time> shows datePublished/],
];

test.each(mutations)('finds %s', async (_, path, from, to, finding) => {
  expect(await findingsOf(withPages([path], from, to), [path])).toMatch(finding);
});

test('finds a page that says what another says', async () => {
  const site = withPages(['/care', '/terms'], /<main.*<\/main>/s, `<main><p>${manyWords}</p></main>`);
  expect(await findingsOf(site, [])).toMatch(/overlap: shares \d+ % of its main text with/);
});

test('finds a page that nothing leads to', async () => {
  const leading = [...crawled.pages.values()].filter(({ links }) =>
    links.some(({ path }) => path === '/terms'),
  );
  const paths = leading.map(({ path }) => path);
  const findings = await findingsOf(withPages(paths, /href="\/terms["#]/g, 'href="'), []);
  expect(findings).toMatch(/\/terms reach: is an orphan/);
});

const faqCard = crawled.pages.get('/faq')?.root.querySelector('meta[property="og:image"]');
const card = new URL(faqCard?.getAttribute('content') ?? '').pathname;
const heavy = Buffer.concat([await jpeg(1200, 630), Buffer.alloc(3e5)]);
const expired = Buffer.from('Contact: mailto:hello@example.com\nExpires: 2025-01-01T00:00:00Z\n');

// biome-ignore format: a table
const files: [fault: string, path: string, body: Buffer, finding: RegExp][] = [
  ['a share card that is too heavy', card, heavy, /\/faq share card: has \d+ bytes/],
  ['a share card of another size', card, await jpeg(600, 315), /\/faq share card: measures 600x315/],
  ['a page that the sitemap leaves out', '/sitemap.xml', Buffer.from('<urlset></urlset>'), /sitemap\.xml site file: does not list \/faq/],
  ['a contact for reports that has expired', '/.well-known/security.txt', expired, /security\.txt site file: expires on/],
];

test.each(files)('finds %s', async (_, path, body, finding) => {
  const file = crawled.files.get(path);
  if (!file) throw new Error(`${path} was not crawled`);
  const site = { ...crawled, files: new Map(crawled.files).set(path, { ...file, body }) };
  expect(await findingsOf(site, ['/faq'])).toMatch(finding);
});

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
}
