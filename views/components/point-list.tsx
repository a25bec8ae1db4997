import type { ReactNode } from 'react';
import type { Rich } from '../../data/paths.ts';
import { RichText } from './rich-text.tsx';
import './point-list.css';

/** Points of running text, each marked with a small chip of stone. */
export function PointList({ items }: { items: readonly Rich[] }): ReactNode {
  return (
    <ul className="point-list">
      {items.map((item, index) => (
        // The text never changes while it is shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className="point-list__item">
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
