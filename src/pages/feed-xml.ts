import type { ArticleBlock } from '../../data/articles/article.ts';
import { startOfDay } from '../../data/calendar.ts';
import { compare } from '../../data/compare.ts';
import { feedPath } from '../../data/feed.ts';
import { blogPage } from '../../data/pages/blog.ts';
import type { Rich } from '../../data/paths.ts';
import type { RouteOf } from '../../views/routes/route.ts';
import { routes } from '../../views/routes/route-table.ts';
import { escapeXml } from '../base/escape-xml.ts';
import type { StructuredDataContext } from '../structured-data/structured-data-context.ts';

/** `/feed.xml`: the articles in full, the newest first, as an Atom feed (RFC 4287). */
export function feedXml(context: StructuredDataContext): string {
  const { business, absolute } = context;
  const articles = routes
    .filter((route): route is RouteOf<'article'> => route.page === 'article')
    .sort((a, b) => compare(b.content.article.published, a.content.article.published));
  const changed = articles.map(({ content }) => content.article.modified).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `<id>${absolute(feedPath)}</id>`,
    `<title>${escapeXml(business.name)}: ${escapeXml(blogPage.head.title)}</title>`,
    `<subtitle>${escapeXml(blogPage.head.description)}</subtitle>`,
    `<updated>${startOfDay(changed.at(-1) ?? '')}</updated>`,
    `<author><name>${escapeXml(business.name)}</name><uri>${absolute('/')}</uri></author>`,
    `<link rel="self" type="application/atom+xml" href="${absolute(feedPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${absolute('/blog')}"/>`,
    ...articles.map((route) => entry(route, context)),
    '</feed>\n',
  ].join('\n');
}

function entry({ path, content }: RouteOf<'article'>, { absolute }: StructuredDataContext): string {
  const { article, category } = content;
  return [
    '<entry>',
    `<id>${absolute(path)}</id>`,
    `<title>${escapeXml(article.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${absolute(path)}"/>`,
    `<published>${startOfDay(article.published)}</published>`,
    `<updated>${startOfDay(article.modified)}</updated>`,
    `<category term="${category.slug}" label="${escapeXml(category.name)}"/>`,
    `<summary>${escapeXml(article.excerpt)}</summary>`,
    `<content type="html">${escapeXml(articleHtml(article.body, absolute))}</content>`,
    '</entry>',
  ].join('\n');
}

/** An article's body as plain HTML for feed readers: no classes, and links with whole addresses. */
export function articleHtml(body: readonly ArticleBlock[], absolute: (path: string) => string): string {
  const html = (text: Rich): string => richHtml(text, absolute);
  const titled = ({ title, text }: { title: string; text: Rich }): string =>
    `<strong>${escapeXml(title)}</strong> ${html(text)}`;

  function blockHtml(block: ArticleBlock): string {
    switch (block.kind) {
      case 'heading':
        return `<h2>${escapeXml(block.text)}</h2>`;
      case 'paragraph':
        return `<p>${html(block.text)}</p>`;
      case 'list':
        return listHtml('ul', block.items.map(html));
      case 'points':
        return listHtml('ul', block.items.map(titled));
      case 'steps':
        return listHtml('ol', block.items.map(titled));
      case 'table':
        return tableHtml(block);
      case 'note':
        return `<blockquote><p>${titled(block)}</p></blockquote>`;
      // What the text says anyway, and what is only seen.
      case 'figure':
      case 'pictures':
      case 'step':
      case 'stones':
        return '';
    }
  }

  return body.map(blockHtml).filter(Boolean).join('\n');
}

function listHtml(tag: 'ul' | 'ol', items: readonly string[]): string {
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

function tableHtml({ caption, head, rows }: Extract<ArticleBlock, { kind: 'table' }>): string {
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join('')}</tr>`;
  return [
    `<table><caption>${escapeXml(caption)}</caption>`,
    `<thead>${row(head, 'th')}</thead>`,
    `<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
  ].join('');
}

function richHtml(text: Rich, absolute: (path: string) => string): string {
  if (typeof text === 'string') return escapeXml(text);
  return text
    .map((piece) =>
      typeof piece === 'string'
        ? escapeXml(piece)
        : `<a href="${escapeXml(absolute(piece.to))}">${escapeXml(piece.text)}</a>`,
    )
    .join('');
}
