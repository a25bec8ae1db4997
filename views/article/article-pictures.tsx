import type { ReactNode } from 'react';
import type { PulledFigure } from '../../data/articles/article.ts';
import type { PictureId } from '../../data/pictures.ts';
import { Picture } from '../components/picture.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import { ArticleFigure } from './article-figure.tsx';
import './article-pictures.css';

interface ArticlePicturesProps {
  pictures: readonly { picture: PictureId }[];
  caption: string;
  figure?: PulledFigure;
}

/**
 * One picture from the text to the edge of the window, or two or three in a row, the caption below. On a phone
 * they go from edge to edge, one above the other, the second and third of three beside each other.
 */
export function ArticlePictures({ pictures, caption, figure }: ArticlePicturesProps): ReactNode {
  const count = pictures.length;
  const share = count === 3 ? '33vw' : '50vw';
  const sizes = `(min-width: 62rem) ${count > 1 ? share : '56vw'}, (min-width: 48rem) ${count > 1 ? share : '94vw'}`;
  return (
    <div className={`article-pictures article-pictures--${count} spread`}>
      <figure className="article-pictures__figure">
        <div className="article-pictures__row">
          {pictures.map(({ picture }, place) => (
            <Picture
              key={picture}
              id={picture}
              sizes={`${sizes}, ${count === 3 && place > 0 ? '44vw' : phoneWide}`}
              className="article-pictures__picture"
            />
          ))}
        </div>
        <figcaption className="article-pictures__caption note">{caption}</figcaption>
      </figure>
      {figure && <ArticleFigure {...figure} />}
    </div>
  );
}
