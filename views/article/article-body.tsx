// biome-ignore-all lint/a11y/noRedundantRoles: a table whose boxes are laid out otherwise loses its roles in some browsers
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleBlock } from '../../data/articles/article.ts';
import type { Rich } from '../../data/paths.ts';
import { PointList } from '../components/point-list.tsx';
import { RichText } from '../components/rich-text.tsx';
import './article-body.css';

export interface ArticleBodyProps {
  blocks: readonly ArticleBlock[];
}

/** The text of an article in parts, each under its heading. Its first paragraph opens with a drop cap. */
export function ArticleBody({ blocks }: ArticleBodyProps): ReactNode {
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
      return <ArticleTable {...block} />;
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

interface ArticleTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of each names its row. */
  rows: readonly (readonly string[])[];
}

/** The longest cell, in characters, of which four still stand side by side on a phone. */
const shortCell = 8;

/**
 * A table of an article. On a phone one of figures stays a table; one of words lays each row out as a slab with the
 * column's name before each cell. The roles keep it a table for screen readers where its boxes are no table's.
 */
export function ArticleTable({ caption, head, rows }: ArticleTableProps): ReactNode {
  const [corner, ...columns] = head;
  const isWordy = rows.some((row) => row.slice(1).some((cell) => cell.length > shortCell));
  return (
    <table className={clsx('article-table', isWordy && 'article-table--wordy')} role="table">
      <caption className="article-table__caption">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {corner}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join(' ')} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            {columns.map((column, index) => (
              <td key={column} role="cell" data-column={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
