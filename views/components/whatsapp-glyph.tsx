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
