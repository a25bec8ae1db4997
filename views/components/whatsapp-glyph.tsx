import type { ReactNode } from 'react';
import { handset } from './drawings.ts';
import './icon.css';

/** WhatsApp's mark in the colour of the text. The document carries the drawing (`WhatsappSymbol`). */
export function WhatsappGlyph(): ReactNode {
  return (
    <svg className="icon icon--solid" viewBox="0 0 24 24" aria-hidden="true">
      <use href="#whatsapp" />
    </svg>
  );
}

/** The drawing of `WhatsappGlyph`. Only the server draws it, once a document: the browser's code goes without it. */
export function WhatsappSymbol(): ReactNode {
  return (
    <symbol id="whatsapp" viewBox="0 0 24 24">
      <path d="m1.3 22.7 1.6-5.6A10.4 10.4 0 1 1 7 21.2Z" fill="none" stroke="currentColor" strokeWidth="2" />
      {/* The same letters as in the buttons beside it, so that compressed the page holds them once. */}
      <path {...handset[0]?.[1]} transform="translate(6.1 6.1)scale(.5)" />
    </symbol>
  );
}
