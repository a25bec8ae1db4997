import type { ReactNode } from 'react';
import { openingHours } from '../../data/business.ts';
import { formatTime } from '../../data/calendar.ts';
import { fillIn } from '../../data/fill-in.ts';
import { closedNow, closedUntil, openNow } from '../../data/hours.ts';
import { type OpeningState, weekdayOf } from '../site/opening-state.ts';
import { useOpeningState } from '../site/use-opening-state.ts';

/** When calls are answered: the plain hours, and once scripts are there whether that is now. */
export function OpeningHours(): ReactNode {
  const state = useOpeningState();
  return <span className="nowrap">{state ? wordsOf(state) : openingHours.text}</span>;
}

function wordsOf({ isOpen, changesAt, daysAhead }: OpeningState): string {
  if (isOpen) return fillIn(openNow, { time: formatTime(openingHours.closes) });
  const words = daysAhead > 1 ? closedUntil : closedNow;
  return fillIn(words, { day: weekdayOf(changesAt).slice(0, 3), time: formatTime(openingHours.opens) });
}
