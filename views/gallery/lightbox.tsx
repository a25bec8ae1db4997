import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import type { GalleryItem } from '../../data/gallery.ts';
import { interfaceText } from '../../data/interface.ts';
import type { GalleryPage } from '../../data/pages/gallery.ts';
import { namesOfService } from '../../data/services/names.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import './lightbox.css';

export interface LightboxProps {
  dialog: RefObject<HTMLDialogElement | null>;
  items: readonly GalleryItem[];
  words: GalleryPage['tiles'];
  /** Index of the room on show. */
  shown: number;
  onShow: (index: number) => void;
}

/** One room as large as the screen allows; the arrow keys lead to the next. */
export function Lightbox({ dialog, items, words, shown, onShow }: LightboxProps): ReactNode {
  const { previous, next, position } = words;
  const total = items.length;
  const item = items[shown];
  if (!item) return null;
  const step = (by: number): void => onShow((shown + by + total) % total);
  const close = (): void => dialog.current?.close();

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  }

  return (
    <dialog ref={dialog} className="lightbox" aria-labelledby="lightbox-title" onKeyDown={onKeyDown}>
      <div className="lightbox__controls">
        <Control name={previous} onPress={() => step(-1)}>
          <Icon of={ChevronLeft} />
        </Control>
        <Control name={next} onPress={() => step(1)}>
          <Icon of={ChevronRight} />
        </Control>
        <Control name={interfaceText.dialog.close} onPress={close}>
          <Icon of={X} />
        </Control>
      </div>
      <Picture key={item.id} id={item.picture} sizes="100vw" className="lightbox__picture" />
      <div className="lightbox__words" aria-live="polite">
        <p className="note figures">{fillIn(position, { index: shown + 1, total })}</p>
        <h2 id="lightbox-title" className="title-m">
          {item.title}
        </h2>
        <p className="lightbox__text">{item.description}</p>
        <ArrowLink to={`/services/${item.service}`}>{namesOfService(item.service).name}</ArrowLink>
      </div>
    </dialog>
  );
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
