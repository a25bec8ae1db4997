import type { ReactNode } from 'react';
import { PageHero, type PageHeroProps } from './page-hero.tsx';
import './threshold-hero.css';
import './threshold-hero.late.css';

/** How a page opens whose own wall an arch stands in: its picture is a `threshold-*`. */
export function ThresholdHero(props: Omit<PageHeroProps, 'frame'>): ReactNode {
  return <PageHero {...props} frame="threshold" />;
}
