import type { ReactNode } from 'react';
import { openingHours } from '../../data/business.ts';
import { useOpeningState } from '../site/use-opening-state.ts';

/** When calls are answered: the plain hours, and once scripts are there whether that is now. */
export function OpeningHours(): ReactNode {
  return <span className="nowrap">{useOpeningState()?.words ?? openingHours.text}</span>;
}
