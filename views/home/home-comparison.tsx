import type { ReactNode } from 'react';
import { dragToCompare } from '../../data/comparison-words.ts';
import type { HomePage } from '../../data/pages/home.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Comparison } from '../components/comparison.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import './home-comparison.css';

export interface HomeComparisonProps {
  words: HomePage['comparison'];
}

/** One corridor, dull and polished, out to the edge of the window. */
export function HomeComparison({ words }: HomeComparisonProps): ReactNode {
  const { heading, text, before, after, more } = words;
  return (
    <Band ground="limestone" labelledBy="comparison" className="home-comparison columns">
      <div className="home-comparison__words">
        <h2 id="comparison">{heading}</h2>
        <p className="lede">
          {text} <span className="only-script">{dragToCompare}</span>
        </p>
        <ArrowLink to={more.to}>{more.text}</ArrowLink>
      </div>
      <Comparison
        before={before}
        after={after}
        sizes={`(min-width: 62rem) 66vw, ${phoneWide}`}
        className="home-comparison__pair"
      />
    </Band>
  );
}
