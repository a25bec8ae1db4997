import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleBlock } from '../../data/articles/article.ts';
import type { Rich } from '../../data/paths.ts';
import type { PictureId } from '../../data/pictures.ts';
import { StoneBoard } from '../blog/stone-board.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Picture } from '../components/picture.tsx';
import { PointList } from '../components/point-list.tsx';
import { RichText } from '../components/rich-text.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import './article-body.css';

/** The text of an article in parts, each under its heading. A paragraph that opens it has a drop cap. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }): ReactNode {
  const opening = blocks.slice(0, 2).find(({ kind }) => kind === 'paragraph');
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
    case 'points':
      return <NamedPoints points={block.items} />;
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
    case 'pictures':
      return <ArticlePictures {...block} />;
    case 'stones':
      return <StoneBoard stones={block.stones} sizes="(min-width: 48rem) 176px, 96px" />;
  }
}

/** A list whose items have names: each name in the margin of its words. */
function NamedPoints({ points }: { points: readonly NamedText[] }): ReactNode {
  return (
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
  );
}

interface ArticlePicturesProps {
  pictures: readonly { picture: PictureId }[];
  caption: string;
}

/** One picture as wide as a table, or two beside each other; on a phone one above the other. */
function ArticlePictures({ pictures, caption }: ArticlePicturesProps): ReactNode {
  const sizes = `(min-width: 48rem) ${pictures.length > 1 ? 464 : 928}px, ${phoneWide}`;
  return (
    <figure className="article-pictures">
      {pictures.map(({ picture }) => (
        <Picture key={picture} id={picture} sizes={sizes} className="article-pictures__picture" />
      ))}
      <figcaption className="article-pictures__caption note">{caption}</figcaption>
    </figure>
  );
}

interface NamedText {
  title: string;
  text: Rich;
}

/** Something done in order: large numerals down the margin. */
function ArticleSteps({ steps }: { steps: readonly NamedText[] }): ReactNode {
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
