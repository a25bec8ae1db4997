import type { ReactNode } from 'react';
import { dragToCompare } from '../../data/comparison-words.ts';
import type { Comparison as ComparisonPair } from '../../data/gallery.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { Comparison } from '../components/comparison.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import './before-after.css';

export interface BeforeAfterProps extends Pick<BandProps, 'ground'> {
  heading: string;
  comparison: Pick<ComparisonPair, 'before' | 'after' | 'caption'>;
}

/** One room dull and polished, the picture large. */
export function BeforeAfter({ heading, comparison, ground }: BeforeAfterProps): ReactNode {
  const { before, after, caption } = comparison;
  return (
    <Band ground={ground} labelledBy="before-after" className="no-print" inner="before-after columns">
      <div className="before-after__words">
        <h2 id="before-after">{heading}</h2>
        <p>{caption}</p>
        <p className="before-after__note only-script">{dragToCompare}</p>
      </div>
      <Comparison before={before} after={after} sizes={`(min-width: 86rem) 80rem, ${phoneWide}`} />
    </Band>
  );
}
