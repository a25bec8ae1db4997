import type { ReactNode } from 'react';
import type { ArticleBlock } from '../../data/articles/article.ts';
import type { Rich } from '../../data/paths.ts';
import { StoneBoard } from '../blog/stone-board.tsx';
import { DataTable } from '../components/data-table.tsx';
import { PointList } from '../components/point-list.tsx';
import { RichText } from '../components/rich-text.tsx';
import { ArticleFigure } from './article-figure.tsx';
import { ArticlePictures } from './article-pictures.tsx';
import { FrameTable } from './frame-table.tsx';
import { StepDrawing } from './step-drawing.tsx';
import { StoneTable } from './stone-table.tsx';
import './article-block.css';

export function Block({ block, isOpening }: { block: ArticleBlock; isOpening?: boolean }): ReactNode {
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
    case 'points':
      return <NamedPoints points={block.items} />;
    case 'steps':
      return <ArticleSteps steps={block.items} />;
    case 'table':
      return <ArticleTable {...block} />;
    case 'note':
      return (
        <div className="article-note" role="note">
          <p className="article-note__title">{block.title}</p>
          <p>
            <RichText text={block.text} />
          </p>
        </div>
      );
    case 'figure':
      return <ArticleFigure {...block} />;
    case 'pictures':
      return <ArticlePictures {...block} />;
    case 'step':
      return <StepDrawing {...block} />;
    case 'stones':
      return <StoneBoard stones={block.stones} sizes="(min-width: 48rem) 176px, 96px" />;
  }
}

interface NamedText {
  title: string;
  text: Rich;
}

/** A list whose items have names: each name in the margin of its words. */
function NamedPoints({ points }: { points: readonly NamedText[] }): ReactNode {
  return (
    <Wide>
      <dl className="article-points">
        {points.map(({ title, text }) => (
          <div key={title} className="article-points__point">
            <dt className="article-points__name">{title}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Wide>
  );
}

/** Something done in order: large numerals and names down the margin. */
function ArticleSteps({ steps }: { steps: readonly NamedText[] }): ReactNode {
  return (
    <Wide>
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
    </Wide>
  );
}

/** A table stands in the text; one of frames goes across both pages. */
function ArticleTable(table: Extract<ArticleBlock, { kind: 'table' }>): ReactNode {
  const { stones, frames, ...words } = table;
  if (stones) return <StoneTable {...words} stones={stones} />;
  if (!frames) return <DataTable {...words} />;
  return (
    <Wide>
      <FrameTable {...words} frames={frames} />
    </Wide>
  );
}

/** Across both pages. */
function Wide({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="article-wide spread">
      <div className="article-wide__matter">{children}</div>
    </div>
  );
}
