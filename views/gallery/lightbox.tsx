import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import { interfaceText } from '../../data/interface.ts';
import type { GalleryPage } from '../../data/pages/gallery.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import type { PageContents } from '../site/page-contents.ts';
import '../components/printed-dialog.css';
import './lightbox.css';

export interface LightboxProps {
  items: PageContents['gallery']['items'];
  words: GalleryPage['tiles'];
  /** Index of the room that was asked for. */
  first: number;
  onClose: () => void;
}

/**
 * The rooms as large as the screen allows, in a row: swiped, or moved by buttons and arrow keys. A double press enlarges
 * the picture under it; two fingers do what the browser does with them.
 */
export function Lightbox({ items, words, first, onClose }: LightboxProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const total = items.length;

  useEffect(() => {
    // A task of its own: that the page behind it becomes inert takes as long as drawing what it shows.
    const opening = setTimeout(() => {
      dialog.current?.showModal();
      // In the frame, which lays it out.
      requestAnimationFrame(() =>
        row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: 'instant' }),
      );
    });
    return () => clearTimeout(opening);
  }, [first]);

  function show(index: number): void {
    row.current?.scrollTo({ left: ((index + total) % total) * row.current.clientWidth });
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') show(shown - 1);
    if (key === 'ArrowRight') show(shown + 1);
  }

  function onScroll(): void {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth));
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={words.heading}
      onKeyDown={onKeyDown}
      onDoubleClick={zoom}
      onClose={onClose}
    >
      <div className="lightbox__controls abreast">
        <p className="note figures" aria-live="polite">
          {fillIn(words.position, { index: shown + 1, total })}
          <span className="visually-hidden">: {items[shown]?.title}</span>
        </p>
        <Control name={words.previous} onPress={() => show(shown - 1)}>
          <Icon of={ChevronLeft} />
        </Control>
        <Control name={words.next} onPress={() => show(shown + 1)}>
          <Icon of={ChevronRight} />
        </Control>
        <Control name={interfaceText.dialog.close} onPress={() => dialog.current?.close()}>
          <Icon of={X} />
        </Control>
      </div>
      <ul ref={row} className="lightbox__row" onScroll={onScroll}>
        {items.map(({ id, title, picture, description, offer }) => (
          <li key={id} className="lightbox__room">
            <div className="lightbox__frame">
              <Picture id={picture} sizes="100vw" className="lightbox__picture" />
            </div>
            <div className="lightbox__words">
              <h2 className="title-m">{title}</h2>
              <p className="lightbox__text">{description}</p>
              <ArrowLink to={offer.to}>{offer.text}</ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** Twice the size and back, with what was pressed in the middle. */
function zoom({ target, clientX, clientY }: MouseEvent): void {
  const frame = target instanceof Element && target.closest('.lightbox__frame');
  if (!frame) return;
  const { left, top, width, height } = frame.getBoundingClientRect();
  frame.classList.toggle('is-zoomed');
  frame.scrollTo({
    left: (clientX - left) * 2 - width / 2,
    top: (clientY - top) * 2 - height / 2,
    behavior: 'instant',
  });
}

interface ControlProps {
  name: string;
  onPress: () => void;
  children: ReactNode;
}

function Control({ name, onPress, children }: ControlProps): ReactNode {
  return (
    <button type="button" className="lightbox__control" aria-label={name} onClick={onPress}>
      {children}
    </button>
  );
}
