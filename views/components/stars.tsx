import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fiveStars } from '../../data/testimonials.ts';
import './stars.css';

/** Five stars, in the line of who gave them; of the colour of that line while they are a sample's. */
export function Stars({ sample }: { sample: boolean }): ReactNode {
  return (
    <svg
      className={clsx('stars', sample && 'stars--sample')}
      viewBox="0 0 110 20"
      fill="currentColor"
      role="img"
      aria-label={fiveStars}
    >
      {[0, 22, 44, 66, 88].map((x) => (
        <path
          key={x}
          transform={`translate(${x} 0)`}
          d="m10 1 2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L10 15l-5.6 3.2 1.3-6.3L1 7.6l6.3-.7Z"
        />
      ))}
    </svg>
  );
}
