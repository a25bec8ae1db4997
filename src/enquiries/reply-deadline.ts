import { replyWithinHours } from '../../data/business.ts';
import { openingState } from '../../views/site/opening-state.ts';
import { dayMs, hourMs } from '../base/durations.ts';
import { indianDay } from './indian-time.ts';

/** By when an enquiry is answered: within opening hours, and within the promised ones, in which a closed day does not count. */
export function replyDeadline(receivedAt: number, closedOn?: readonly string[]): number {
  let latest = receivedAt + replyWithinHours * hourMs;
  while (isClosedDay(latest, closedOn)) latest += dayMs;
  if (openingState(latest, closedOn).isOpen) return latest;
  const { isOpen, changesAt } = openingState(receivedAt, closedOn);
  return isOpen ? changesAt : openingState(changesAt, closedOn).changesAt;
}

function isClosedDay(instant: number, closedOn?: readonly string[]): boolean {
  return openingState(Date.parse(`${indianDay(instant)}T00:00+05:30`), closedOn).daysAhead > 0;
}
