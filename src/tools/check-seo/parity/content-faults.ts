import type { CrawledPage } from '../crawled-page.ts';
import { metaContent } from '../crawled-page.ts';
import type { CrawledSite } from '../crawled-site.ts';
import { isNode, nodesOfType } from '../graph-node.ts';
import { visibleText } from '../visible-text.ts';

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
