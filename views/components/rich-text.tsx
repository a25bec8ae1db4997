import type { ReactNode } from 'react';
import type { RichContact } from '../../data/paths.ts';
import { SiteLink } from '../navigation/site-link.tsx';

/** Running text with its links, without an element of its own. */
export function RichText({ text }: { text: RichContact }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : 'href' in piece ? (
      <a key={piece.href} href={piece.href}>
        {piece.text}
      </a>
    ) : (
      <SiteLink key={`${piece.to} ${piece.text}`} to={piece.to}>
        {piece.text}
      </SiteLink>
    ),
  );
}
