import { plainText } from '../plain-text.ts';
import type { Article, ArticleBlock, PulledFigure } from './article.ts';

/** A guide has no `short`. */
type Counted = Pick<Article, 'title' | 'excerpt' | 'body'> & Partial<Pick<Article, 'short'>>;

/** Words a reader reads: title, what stands below it, and body. Reading time and structured data use this figure. */
export function wordCount({ title, excerpt, short = excerpt, body }: Counted): number {
  return countWords(`${title} ${short}`) + bodyWordCount(body);
}

// Silent reading of English prose: https://doi.org/10.1016/j.jml.2019.104047
const wordsPerMinute = 238;

/** What a reader needs for it, rounded. */
export function readingMinutes(article: Counted): number {
  return Math.max(1, Math.round(wordCount(article) / wordsPerMinute));
}

/** Words of the body alone, headings, table captions and cells included. */
export function bodyWordCount(body: readonly ArticleBlock[]): number {
  return countWords(body.map(blockText).join(' '));
}

function blockText(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return plainText(block.text);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'points':
    case 'steps':
      return block.items.map((step) => `${step.title} ${plainText(step.text)}`).join(' ');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
    case 'note':
      return `${block.title} ${plainText(block.text)}`;
    case 'figure':
      return figureText(block);
    case 'pictures':
      return [block.caption, ...(block.figure ? [figureText(block.figure)] : [])].join(' ');
    case 'step':
      return [block.caption, ...block.parts.map(({ title, text }) => `${title} ${text}`)].join(' ');
    case 'stones':
      return block.stones.map(({ name }) => name).join(' ');
  }
}

function figureText({ figure, text }: PulledFigure): string {
  return `${figure} ${plainText(text)}`;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}
