import type { ArticleBlock } from '../../data/articles/article.ts';
import type { Rich } from '../../data/paths.ts';
import { escapeXml } from './escape-xml.ts';

/** An article's body as plain HTML for feed readers: no classes, and links with whole addresses. */
export function articleHtml(body: readonly ArticleBlock[], absolute: (path: string) => string): string {
  const html = (text: Rich): string => richHtml(text, absolute);

  function blockHtml(block: ArticleBlock): string {
    switch (block.kind) {
      case 'heading':
        return `<h2>${escapeXml(block.text)}</h2>`;
      case 'paragraph':
        return `<p>${html(block.text)}</p>`;
      case 'list':
        return `<ul>${block.items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`;
      case 'steps':
        return `<ol>${block.items.map(({ title, text }) => `<li><strong>${escapeXml(title)}</strong> ${html(text)}</li>`).join('')}</ol>`;
      case 'table':
        return tableHtml(block);
      case 'note':
        return `<blockquote><p><strong>${escapeXml(block.title)}</strong> ${html(block.text)}</p></blockquote>`;
    }
  }

  return body.map(blockHtml).join('\n');
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
