import { formatTime } from '../../../data/time-of-day.ts';
import { graphPictures, pictureAddresses, pictureName } from './check-pictures.ts';
import { type CrawledPage, type CrawledSite, metaContent } from './crawled-site.ts';
import { allNodes, type GraphNode, isNode, nodesOfType, valuesOf } from './graph-node.ts';
import { offerFaults } from './offer-faults.ts';
import { visibleText } from './visible-text.ts';

/** Structured data says nothing that the page does not show: prices, hours, numbers, places, words, pictures. */
export function* checkParity(page: CrawledPage, site: CrawledSite): Generator<string> {
  yield* breadcrumbFaults(page, site);
  yield* contactFaults(page, site);
  yield* businessFaults(page, site);
  yield* offerFaults(page, site);
  yield* contentFaults(page, site);
  yield* pictureFaults(page, site);
}

/** The trail of the structured data is the one that the page shows, step by step. */
function* breadcrumbFaults(page: CrawledPage, { origin }: CrawledSite): Generator<string> {
  const [list] = nodesOfType(page.graph, 'BreadcrumbList');
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
function* businessFaults(page: CrawledPage, site: CrawledSite): Generator<string> {
  const text = visibleText(page.root.querySelector('body'));
  for (const business of nodesOfType(page.graph, 'HomeAndConstructionBusiness')) {
    const { company, mobile, email } = site.contact;
    const expected = { name: company, telephone: mobile, email };
    for (const [property, value] of Object.entries(expected))
      if (business[property] !== value) yield `${property} is ${business[property]}, not ${value}`;
    if (!page.root.querySelector(`a[href="tel:${mobile}"]`)) yield `no link calls ${mobile}`;
    if (!text.includes(email)) yield `the page does not show ${email}`;
  }
  for (const address of nodesOfType(page.graph, 'PostalAddress')) {
    for (const property of ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode']) {
      const part = String(address[property] ?? '');
      if (!text.includes(part)) yield `the page does not show the ${property} ${part}`;
    }
  }
  for (const hours of nodesOfType(page.graph, 'OpeningHoursSpecification')) {
    for (const time of [hours.opens, hours.closes]) {
      // Of `19:00:00` a page shows no seconds.
      const spoken = formatTime(String(time).slice(0, 5));
      if (!text.includes(spoken)) yield `the page does not show ${spoken}`;
    }
    if (valuesOf(hours.dayOfWeek).length !== 7) yield 'the hours do not cover seven days';
  }
  for (const name of areasOf(page.graph, site)) {
    if (!text.includes(name)) yield `the page does not name the area ${name}`;
  }
}

/** Every link that calls, chats or writes reaches the same business, but for those that share a text with anybody. */
function* contactFaults({ root }: CrawledPage, { contact }: CrawledSite): Generator<string> {
  const expected: Record<string, string> = {
    'tel:': `tel:${contact.mobile}`,
    'https://wa.me/': `https://wa.me/${contact.whatsapp.replace('+', '')}`,
    'mailto:': `mailto:${contact.email}`,
  };
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('https://wa.me/?text=')) continue;
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

/** Names, questions, answers, headlines and dates are those of the page. */
function* contentFaults(page: CrawledPage, { contact }: CrawledSite): Generator<string> {
  const { root, graph } = page;
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
    if (!visibleText(root.querySelector('body')).includes(String(name)))
      yield `the page does not name the service ${name}`;
  }
  for (const article of [...nodesOfType(graph, 'BlogPosting'), ...nodesOfType(graph, 'Article')]) {
    if (!main.includes(String(article.headline)))
      yield `the page does not show the headline "${article.headline}"`;
    // In a list it has no more than its headline.
    if (!('mainEntityOfPage' in article)) continue;
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
function* pictureFaults({ root, graph }: CrawledPage, { files }: CrawledSite): Generator<string> {
  const shown = pictureAddresses(root).map(pictureName);
  for (const address of graphPictures(graph)) {
    const { pathname } = new URL(address);
    const status = files.get(pathname)?.status;
    if (status !== 200) yield `${address} answers ${status ?? 'nothing'}`;
    // The logo is the mark, which the header draws as a vector.
    else if (pathname.startsWith('/assets/') && !shown.includes(pictureName(pathname)))
      yield `${address} is not on the page`;
  }
}
