import type { CrawledPage } from '../crawled-page.ts';
import type { CrawledSite } from '../crawled-site.ts';
import { allNodes, type GraphNode, nodesOfType, valuesOf } from '../graph-node.ts';
import { visibleText } from '../visible-text.ts';

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
