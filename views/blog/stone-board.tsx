import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { StoneSample } from '../../data/stones/stone-by-id.ts';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { Swatch } from '../components/swatch.tsx';
import type { SwatchStrip } from '../pictures/swatch-strip.ts';
import './stone-board.css';

export interface StoneBoardProps {
  stones: readonly StoneSample[];
  /** The file that holds the textures of all of them. */
  strip?: SwatchStrip;
  /** Of one square, as the attribute of `<img>`. */
  sizes: string;
}

/** A sample board: stones side by side, each with its name. */
export function StoneBoard({ stones, strip, sizes }: StoneBoardProps): ReactNode {
  return (
    <ul className={clsx('stone-board', `stone-board--${columnsFor(stones.length)}`)}>
      {stones.map(({ id, name, swatch }, place) => (
        <li key={id} className="stone-board__stone">
          {strip ? (
            <StripSwatch
              id={swatch}
              strip={strip}
              place={place}
              sizes={sizes}
              className="stone-board__swatch"
            />
          ) : (
            <Swatch id={swatch} sizes={sizes} className="stone-board__swatch" />
          )}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** As many columns as leave no row half empty, where that is possible. */
function columnsFor(count: number): 3 | 4 | 5 {
  if (count % 5 === 0) return 5;
  return count % 4 === 0 ? 4 : 3;
}
