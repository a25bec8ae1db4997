import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleBlock } from '../../data/articles/article.ts';
import { Block } from './article-block.tsx';
import './article-body.css';

/** The text of an article in parts, each with its heading in the margin. A paragraph that opens it has a drop cap. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }): ReactNode {
  const opening = blocks.slice(0, 2).find(({ kind }) => kind === 'paragraph');
  return (
    <div className="article-body">
      {partsOf(blocks).map((part, place) => (
        // The text never changes while it is shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className={clsx('article-body__part', place > 0 && 'later')}>
          {spreadsOf(part).map((spread, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Spread key={index} blocks={spread} opening={opening} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What stands before the first heading, then each heading with what follows it. */
function partsOf(blocks: readonly ArticleBlock[]): ArticleBlock[][] {
  const parts: ArticleBlock[][] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

/** Text with what stands beside it, and by itself whatever goes across both pages. */
function spreadsOf(part: readonly ArticleBlock[]): ArticleBlock[][] {
  const spreads: ArticleBlock[][] = [];
  for (const block of part) {
    const last = spreads.at(-1);
    if (last && ![block, ...last].some(isWide)) last.push(block);
    else spreads.push([block]);
  }
  return spreads;
}

function isWide(block: ArticleBlock): boolean {
  if (block.kind === 'table') return Boolean(block.frames);
  return ['pictures', 'points', 'step', 'steps'].includes(block.kind);
}

interface SpreadProps {
  blocks: readonly ArticleBlock[];
  opening: ArticleBlock | undefined;
}

/**
 * Heading and notes in the margin, the text beside them. On a narrow window notes follow the text; figures lead it where
 * no heading does, but for a price, which asks for something.
 */
function Spread({ blocks, opening }: SpreadProps): ReactNode {
  const [first] = blocks;
  if (first && isWide(first)) return <Block block={first} />;
  const draw = (block: ArticleBlock, index: number): ReactNode => (
    <Block key={index} block={block} isOpening={block === opening} />
  );
  const hasText = blocks.some(({ kind }) => kind !== 'heading' && kind !== 'note' && kind !== 'figure');
  // A note beside nothing is the text itself.
  const notes = blocks.filter(
    (block) => block.kind === 'figure' || (block.kind === 'note' && hasText && !block.below),
  );
  const text = blocks.filter((block) => block.kind !== 'heading' && !notes.includes(block));
  const margin = notes.length > 0 && <div className="article-spread__margin">{notes.map(draw)}</div>;
  const isLed =
    notes.every((block) => block.kind === 'figure' && typeof block.text === 'string') &&
    first?.kind !== 'heading';
  return (
    <div className={clsx('article-spread spread', first?.kind === 'heading' && 'article-spread--headed')}>
      {first?.kind === 'heading' && <Block block={first} />}
      {isLed && margin}
      {text.length > 0 && <div className="article-spread__text">{text.map(draw)}</div>}
      {!isLed && margin}
    </div>
  );
}
