import type { ReactNode } from 'react';
import { dragToCompare } from '../../data/comparison-words.ts';
import type { Comparison as ComparisonPair } from '../../data/gallery.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { Band } from '../components/band.tsx';
import { Comparison } from '../components/comparison.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import './service-before-after.css';

export interface ServiceBeforeAfterProps {
  comparison: ComparisonPair;
}

const { heading, note } = serviceDetailPage.comparison;

/** One room dull and polished, on dark stone so that the picture is the only light. */
export function ServiceBeforeAfter({ comparison }: ServiceBeforeAfterProps): ReactNode {
  const { before, after, caption } = comparison;
  return (
    <Band ground="verde" labelledBy="before-after">
      <div className="before-after container">
        <div className="before-after__words">
          <h2 id="before-after">{heading}</h2>
          <p>{caption}</p>
          <p className="before-after__note">
            {note} <span className="only-script">{dragToCompare}</span>
          </p>
        </div>
        <Comparison
          before={before}
          after={after}
          sizes={`(min-width: 62rem) 52rem, ${phoneWide}`}
          className="before-after__pictures"
        />
      </div>
    </Band>
  );
}
