import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './icon.css';

export interface WhatsappGlyphProps {
  className?: string | undefined;
}

/** WhatsApp's mark in the colour of the text. The document carries the drawing (`WhatsappSymbol`). */
export function WhatsappGlyph({ className }: WhatsappGlyphProps): ReactNode {
  return (
    <svg className={clsx('icon icon--solid', className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href="#whatsapp" />
    </svg>
  );
}

/** lucide's `Phone`: the buttons beside it draw it too, so that compressed the page holds it once. */
const handset =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384';

/** The drawing of `WhatsappGlyph`. Only the server draws it, once a document: the browser's code goes without it. */
export function WhatsappSymbol(): ReactNode {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <symbol id="whatsapp" viewBox="0 0 24 24">
        <path
          d="m1.3 22.7 1.6-5.6A10.4 10.4 0 1 1 7 21.2Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <path d={handset} transform="translate(6.1 6.1)scale(.5)" />
      </symbol>
    </svg>
  );
}
