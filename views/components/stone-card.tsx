import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Stone } from '../../data/stones/stone.ts';
import { Swatch } from './swatch.tsx';
import './stone-card.css';

export interface StoneCardProps {
  stone: Pick<Stone, 'name' | 'origin' | 'swatch'>;
  /** One true line about how it polishes. */
  note?: string;
  /** Figures below the note, such as a `<dl>`. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A stone of the library: its texture, name, origin and what is known of it. Stands in `.slabs` as a list item's content. */
export function StoneCard({ stone, note, children, className }: StoneCardProps): ReactNode {
  return (
    <div className={clsx('stone-card', className)}>
      <Swatch id={stone.swatch} sizes="(min-width: 48rem) 256px, 200px" className="stone-card__swatch" />
      <div className="stone-card__text">
        <h3>{stone.name}</h3>
        <p className="stone-card__origin">{stone.origin}</p>
        {note && <p className="stone-card__note">{note}</p>}
        {children}
      </div>
    </div>
  );
}
