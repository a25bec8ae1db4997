import type { ReactNode } from 'react';
import type { AboutPage } from '../../data/pages/about.ts';
import { Band } from '../components/band.tsx';
import './about-reasons.css';

export type AboutReasonsProps = AboutPage['reasons'];

/** Six reasons, a slab each. */
export function AboutReasons({ heading, items }: AboutReasonsProps): ReactNode {
  return (
    <Band labelledBy="about-reasons">
      <div className="container">
        <h2 id="about-reasons">{heading}</h2>
        <ul className="about-reasons slabs slabs--2">
          {items.map(({ title, text }) => (
            <li key={title} className="about-reasons__reason">
              <h3 className="about-reasons__title">{title}</h3>
              <p className="about-reasons__text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
