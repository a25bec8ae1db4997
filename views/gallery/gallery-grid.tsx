import { clsx } from 'clsx';
import Maximize2 from 'lucide/dist/esm/icons/maximize-2.mjs';
import { type MouseEvent, type ReactNode, startTransition, useState } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import type { GalleryItem } from '../../data/gallery.ts';
import type { GalleryPage } from '../../data/pages/gallery.ts';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { edgeToEdge } from '../pictures/edge-to-edge.ts';
import { pictureUrl } from '../pictures/picture-url.ts';
import { type SwatchStrip, swatchesOf } from '../pictures/swatch-strip.ts';
import type { NamedStone, PageContents } from '../site/page-contents.ts';
import { usePictureFact } from '../site/site-context.tsx';
import { Lightbox } from './lightbox.tsx';
import './gallery-caption.css';
import './gallery-grid.css';

export interface GalleryGridProps {
  items: PageContents['gallery']['items'];
  /** One a tile, in their order. */
  stones: PageContents['gallery']['stones'];
  strip: PageContents['gallery']['strip'];
  words: GalleryPage['tiles'];
}

/** Twelve rooms laid like a floor of slabs of different sizes; each can be enlarged. */
export function GalleryGrid({ items, stones, strip, words }: GalleryGridProps): ReactNode {
  const [enlarged, setEnlarged] = useState<number | null>(null);

  function enlarge(event: MouseEvent, index: number): void {
    // With a modifier the visitor wants the picture itself: in a tab or a window of its own, or to keep.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => setEnlarged(index));
  }

  return (
    <>
      <ul className="gallery-grid">
        {items.map((item, index) => {
          const stone = stones[index];
          if (!stone) return null;
          return (
            <GalleryTile
              key={item.id}
              item={item}
              stone={stone}
              strip={strip}
              open={words.open}
              place={index}
              onEnlarge={(event) => enlarge(event, index)}
            />
          );
        })}
      </ul>
      {enlarged !== null && (
        <Lightbox items={items} first={enlarged} words={words} onClose={() => setEnlarged(null)} />
      )}
    </>
  );
}

interface GalleryTileProps {
  item: GalleryItem;
  stone: NamedStone;
  /** The file that holds the textures of all tiles. */
  strip: SwatchStrip;
  /** Name of the button; `{title}` is the item's. */
  open: string;
  /** In the grid, from 0: decides its size. */
  place: number;
  onEnlarge: (event: MouseEvent) => void;
}

/** The places that stand alone in a row of two, and are wide or largest on a wide screen. */
const large: readonly number[] = [0, 1, 4, 9];
const largeSizes = `(min-width: 62rem) 48rem, ${edgeToEdge}`;
const smallSizes = '(min-width: 62rem) 42rem, (min-width: 48rem) 50vw, 75vw';

function sizesOf(place: number): string {
  if (place === 0) return edgeToEdge;
  return large.includes(place) ? largeSizes : smallSizes;
}

/** One room, below it its name and its stone's. The words open there too, and over the picture on hover or focus. */
function GalleryTile({ item, stone, strip, open, place, onEnlarge }: GalleryTileProps): ReactNode {
  const { picture, title, description } = item;
  const fact = usePictureFact(picture);
  const isLarge = large.includes(place);
  return (
    <li className={clsx('gallery-tile', `gallery-tile--${place + 1}`, isLarge && 'gallery-tile--large')}>
      <Picture id={picture} sizes={sizesOf(place)} className="gallery-tile__picture picture--bare" />
      <details className="gallery-caption gallery-tile__caption">
        <summary className="gallery-caption__title">
          <h3>{title}</h3>{' '}
          <span className="gallery-tile__stone">
            <StripSwatch
              id={stone.swatch}
              strip={strip}
              place={swatchesOf(strip).indexOf(stone.swatch)}
              sizes="32px"
              className="gallery-tile__swatch"
            />
            {stone.origin}
          </span>
        </summary>
        <p className="gallery-caption__text small">{description}</p>
      </details>
      <a
        className="gallery-tile__enlarge"
        href={pictureUrl(picture, fact, fact.widths.at(-1) ?? fact.width, 'jpg')}
        onClick={onEnlarge}
      >
        <Icon of={Maximize2} />
        <span className="visually-hidden">{fillIn(open, { title })}</span>
      </a>
    </li>
  );
}
