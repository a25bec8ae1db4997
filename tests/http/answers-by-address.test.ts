import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { placeCheck } from '../../data/localities.ts';
import { formatRupees } from '../../data/money.ts';
import { rateRange } from '../../data/price-line.ts';
import { prices } from '../../data/prices.ts';
import { tierGuidePage, tierQuestions } from '../../data/tier-guide.ts';
import { startSite } from '../harness/site.ts';

test('the guide is walked by links alone, each answer narrows what it promises, and its result leads to the quote and the estimate with service and tier', async () => {
  await using site = await startSite();
  const { swatch = '' } = tierQuestions[0]?.choices[0] ?? {};
  const { reseal } = tierGuidePage.promise;
  const promised: string[] = [];
  let address = '/which-package';
  for (const choice of [0, 1, 0, 2, 0]) {
    const page = parse(await (await fetch(site.url + address)).text());
    expect(page.querySelector('h1')?.text).toBe(tierGuidePage.headline);
    // Who cannot tell asks somebody who can.
    expect(page.querySelector('.tier-guide__unsure > a')?.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    );
    // From the first answer on the stone is seen.
    const stone = page.querySelector('.tier-guide__strip img')?.getAttribute('src');
    expect(stone?.includes(swatch), address).toBe(address === '/which-package' ? undefined : true);
    promised.push(page.querySelector('.tier-promise')?.text ?? '');
    const links = page.querySelectorAll('.tier-guide__choice').map((link) => link.getAttribute('href'));
    address = links[choice]?.replaceAll('&amp;', '&') ?? '';
    expect(address).toMatch(/^\/which-package\?/);
  }
  const { least, most } = rateRange();
  const { basic, luxury } = prices['marble-polishing'];
  expect(promised.map((text) => text.includes(reseal))).toEqual([true, true, false, false, false]);
  expect(promised[0]).toContain(`${formatRupees(least)}\u00a0to\u00a0${formatRupees(most)}`);
  expect(promised[1]).toContain(`${formatRupees(basic)}\u00a0to\u00a0${formatRupees(luxury)}`);
  expect(promised[4]).not.toContain(formatRupees(luxury));
  const answer = await fetch(site.url + address);
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  const result = parse(await answer.text()).querySelector('#question');
  expect(result?.querySelector('h2')?.text).toBe(tierGuidePage.results.basic.heading);
  const ways = result
    ?.querySelectorAll('a')
    .map((link) => new URL(link.getAttribute('href') ?? '', site.url));
  for (const path of ['/contact', '/estimate']) {
    const query = ways?.find(({ pathname }) => pathname === path)?.searchParams;
    expect([query?.get('service'), query?.get('tier')]).toEqual(['marble-floor-refinishing', 'basic']);
  }
  const first = await fetch(`${site.url}/which-package`);
  expect(first.headers.get('X-Robots-Tag')).toBeNull();
});

test('a place has an answer at an address of its own, which no index keeps and nothing typed can break', async () => {
  await using site = await startSite();
  const answerTo = async (place: string): Promise<string> => {
    const answer = await fetch(`${site.url}/service-areas?${new URLSearchParams({ place })}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    const html = await answer.text();
    expect(html).not.toContain('<script>alert');
    return parse(html).querySelector('#place-answer')?.text ?? '';
  };
  expect(await answerTo('Gachi Bowli')).toContain(placeCheck.served.replace('{place}', 'Gachibowli'));
  expect(await answerTo('500074')).toContain(placeCheck.edge.replace('{place}', 'LB Nagar'));
  expect(await answerTo('Bangalore')).toContain(placeCheck.far.replace('{place}', 'Bengaluru'));
  for (const hostile of [
    '"><script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    'x'.repeat(4000),
    '\u202e{place}',
  ])
    expect(await answerTo(hostile)).toContain(placeCheck.unknown);
  const plain = await (await fetch(`${site.url}/service-areas`)).text();
  expect(parse(plain).querySelector('#place-answer')).toBeNull();
});
