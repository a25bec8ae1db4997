import { graphPictures, pictureAddresses, pictureName } from './check-pictures.ts';
import { type CrawledPage, type CrawledSite, type Finding, metaContent } from './crawled-site.ts';
import { allNodes, type GraphNode, isNode, nodeOfType, nodesOfType, valuesOf } from './graph-node.ts';
import { offerFaults } from './offer-faults.ts';
import { visibleText } from './visible-text.ts';

/** One comparison of a page's structured data with what its reader sees. Yields what differs, in words. */
export type ParityRule = (page: CrawledPage, site: CrawledSite) => Iterable<string>;

const rules: readonly ParityRule[] = [
  breadcrumbFaults,
  businessFaults,
  offerFaults,
  contentFaults,
  pictureFaults,
];

/** Structured data says nothing that the page does not show: prices, hours, numbers, places, words, pictures. */
export function* checkParity(site: CrawledSite): Generator<Finding> {
  for (const page of site.pages.values()) {
    for (const rule of rules) {
      for (const message of new Set(rule(page, site))) yield { path: page.path, rule: 'parity', message };
    }
  }
}

/** The trail of the structured data is the one that the page shows, step by step. */
export function* breadcrumbFaults(page: CrawledPage, { origin }: CrawledSite): Generator<string> {
  const list = nodeOfType(page.graph, 'BreadcrumbList');
  if (!list) return;
  const said = nodesOfType([list], 'ListItem').map(({ name, item }) => `${name} ${item}`);
  const steps = page.root.querySelectorAll('nav[aria-label="Breadcrumb"] li');
  const shown = steps.map((step) => {
    // The last step is the page itself, and need not be a link.
    const href = step.querySelector('a')?.getAttribute('href') ?? page.path;
    return `${visibleText(step)} ${new URL(href, origin + page.path).href}`;
  });
  if (said.join(' > ') !== shown.join(' > ')) {
    yield `the breadcrumb says "${said.join(' > ')}", the page shows "${shown.join(' > ')}"`;
  }
}

/** Name, number, e-mail, hours and areas of the business are those that the page shows, wherever it shows them. */
export function* businessFaults(page: CrawledPage, site: CrawledSite): Generator<string> {
  const text = visibleText(page.root.querySelector('body'));
  yield* contactFaults(page, site);
  for (const business of nodesOfType(page.graph, 'HomeAndConstructionBusiness')) {
    const { name, telephone, email } = business;
    if (name !== site.contact.company)
      yield `the business is called "${name}", not "${site.contact.company}"`;
    if (telephone !== site.contact.mobile) yield `telephone is ${telephone}, not ${site.contact.mobile}`;
    if (email !== site.contact.email) yield `email is ${email}, not ${site.contact.email}`;
    if (!page.root.querySelector(`a[href="tel:${telephone}"]`)) yield `no link calls ${telephone}`;
    if (!text.includes(String(email))) yield `the page does not show ${email}`;
  }
  for (const address of nodesOfType(page.graph, 'PostalAddress')) {
    for (const property of ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode']) {
      const part = String(address[property] ?? '');
      if (!text.includes(part)) yield `the page does not show the ${property} ${part}`;
    }
  }
  for (const hours of nodesOfType(page.graph, 'OpeningHoursSpecification')) {
    for (const time of [hours.opens, hours.closes]) {
      if (!text.includes(spoken(String(time)))) yield `the page does not show ${spoken(String(time))}`;
    }
    if (valuesOf(hours.dayOfWeek).length !== 7) yield 'the hours do not cover seven days';
  }
  for (const name of areasOf(page.graph, site)) {
    if (!text.includes(name)) yield `the page does not name the area ${name}`;
  }
}

/** Every link that calls, chats or writes reaches the same business. */
function* contactFaults({ root }: CrawledPage, { contact }: CrawledSite): Generator<string> {
  const expected: Record<string, string> = {
    'tel:': `tel:${contact.mobile}`,
    'https://wa.me/': `https://wa.me/${contact.whatsapp.replace('+', '')}`,
    'mailto:': `mailto:${contact.email}`,
  };
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const scheme = Object.keys(expected).find((start) => href.startsWith(start));
    if (scheme && href.split('?')[0] !== expected[scheme]) yield `${href} is not ${expected[scheme]}`;
  }
}

function areasOf(graph: readonly GraphNode[], { pages }: CrawledSite): readonly string[] {
  const served = [...allNodes(graph)].flatMap((node) => valuesOf(node.areaServed)) as GraphNode[];
  return served.map((area) => String(area.name ?? nameOf(String(area['@id']), pages)));
}

/** The name of a place that another page describes. */
function nameOf(id: string, pages: CrawledSite['pages']): unknown {
  for (const { graph } of pages.values()) {
    const place = nodesOfType(graph, 'Place').find((node) => node['@id'] === id);
    if (place) return place.name;
  }
  return id;
}

/** `19:00:00` as the site writes it: `7:00 PM`. */
function spoken(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Names, questions, answers, headlines and dates are those of the page. */
export function* contentFaults(page: CrawledPage, { contact }: CrawledSite): Generator<string> {
  const { root, graph, path } = page;
  const main = visibleText(root.querySelector('main'));
  const [own] = graph;
  if (own && `${own.name} | ${contact.company}` !== visibleText(root.querySelector('head title')))
    yield `the page calls itself "${own.name}" and its title is another`;
  if (own && own.description !== metaContent(root, 'description'))
    yield 'the description is not that of the head';

  for (const question of nodesOfType(graph, 'Question')) {
    if (!main.includes(oneLine(question.name))) yield `the page does not ask "${question.name}"`;
    const answer = isNode(question.acceptedAnswer) ? oneLine(question.acceptedAnswer.text) : '';
    if (!main.includes(answer)) yield `the answer to "${question.name}" is not that of the page`;
  }
  for (const { name } of nodesOfType(graph, 'Service')) {
    if (!main.includes(String(name)) && !visibleText(root.querySelector('body')).includes(String(name)))
      yield `the page does not name the service ${name}`;
  }
  for (const article of nodesOfType(graph, 'BlogPosting')) {
    if (!main.includes(String(article.headline)))
      yield `the page does not show the headline "${article.headline}"`;
    if (path === '/blog') continue;
    if (visibleText(root.querySelector('h1')) !== article.headline) yield 'the headline is not the h1';
    const shown = root.querySelectorAll('main time').map((time) => time.getAttribute('datetime') ?? '');
    for (const property of ['datePublished', 'dateModified']) {
      const date = String(article[property]).slice(0, 10);
      if (!shown.some((value) => value.startsWith(date))) yield `no <time> shows ${property} ${date}`;
    }
  }
}

function oneLine(text: unknown): string {
  return String(text).replaceAll(/\s+/g, ' ').trim();
}

/** Every picture that structured data names is there, and is one that the page shows, if only in another crop. */
export function* pictureFaults(
  { root, graph }: CrawledPage,
  { origin, files }: CrawledSite,
): Generator<string> {
  const shown = new Set(
    pictureAddresses(root).map((address) => pictureName(new URL(address, origin).pathname)),
  );
  for (const address of graphPictures(graph)) {
    const { pathname } = new URL(address, origin);
    const status = files.get(pathname)?.status;
    if (status !== 200) yield `${address} answers ${status ?? 'nothing'}`;
    // The logo is the mark, which the header draws as a vector.
    else if (pathname.startsWith('/assets/') && !shown.has(pictureName(pathname)))
      yield `${address} is not on the page`;
  }
}
