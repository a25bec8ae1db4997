import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { GalleryPage } from '../../data/pages/gallery.ts';
import type { GalleryContent } from '../routes/plain-routes.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { Lightbox } from './lightbox.tsx';
import './gallery-grid.css';

export interface GalleryGridProps {
  items: GalleryContent['items'];
  /** One a tile, in their order. */
  stones: GalleryContent['stones'];
  strip: GalleryContent['strip'];
  words: GalleryPage['tiles'];
}

/** Twelve rooms laid like a floor of slabs of different sizes; each can be enlarged. */
export function GalleryGrid({ items, stones, strip, words }: GalleryGridProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(0);

  function enlarge(event: MouseEvent, index: number): void {
    // With a modifier the visitor wants the picture in a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog.current) return;
    event.preventDefault();
    setShown(index);
    dialog.current.showModal();
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
      <Lightbox dialog={dialog} items={items} shown={shown} words={words} onShow={setShown} />
    </>
  );
}
