import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleBlock } from '../../data/articles/article.ts';
import type { Rich } from '../../data/paths.ts';
import { DataTable } from '../components/data-table.tsx';
import { PointList } from '../components/point-list.tsx';
import { RichText } from '../components/rich-text.tsx';
import './article-body.css';

/** The text of an article in parts, each under its heading. Its first paragraph opens with a drop cap. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }): ReactNode {
  const opening = blocks.find(({ kind }) => kind === 'paragraph');
  return (
    <div className="article-body">
      {partsOf(blocks).map((part, place) => (
        // The text never changes while it is shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className={clsx('article-body__part', place > 0 && 'later')}>
          {part.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Block key={index} block={block} isOpening={block === opening} />
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

function Block({ block, isOpening }: { block: ArticleBlock; isOpening: boolean }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className="article-body__heading">
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p className={isOpening ? 'article-body__opening' : undefined}>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <PointList items={block.items} />;
    case 'steps':
      return <ArticleSteps steps={block.items} />;
    case 'table':
      return <DataTable {...block} />;
    case 'note':
      return (
        <div className="article-body__note" role="note">
          <p className="article-body__note-title">{block.title}</p>
          <p>
            <RichText text={block.text} />
          </p>
        </div>
      );
  }
}

interface ArticleStepsProps {
  steps: readonly { title: string; text: Rich }[];
}

/** Something done in order: large numerals down the margin. */
function ArticleSteps({ steps }: ArticleStepsProps): ReactNode {
  return (
    <ol className="article-steps numbered">
      {steps.map(({ title, text }) => (
        <li key={title} className="article-steps__step">
          <h3>{title}</h3>
          <p className="article-steps__text">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
