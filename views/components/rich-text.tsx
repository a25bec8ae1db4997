import type { ReactNode } from 'react';
import type { Rich } from '../../data/paths.ts';
import { SiteLink } from '../navigation/site-link.tsx';

/** Running text with its links, without an element of its own. */
export function RichText({ text }: { text: Rich }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <SiteLink key={`${piece.to} ${piece.text}`} to={piece.to}>
        {piece.text}
      </SiteLink>
    ),
  );
}
