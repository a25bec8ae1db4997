import { replyWithinHours } from '../../data/business.ts';
import { openingState } from '../../views/site/opening-state.ts';
import { hourMs } from '../base/durations.ts';

/** By when an enquiry is answered: within opening hours, and within the promised ones unless a holiday lies between. */
export function replyDeadline(receivedAt: number, closedOn?: readonly string[]): number {
  const latest = receivedAt + replyWithinHours * hourMs;
  if (openingState(latest, closedOn).isOpen) return latest;
  const { isOpen, changesAt } = openingState(receivedAt, closedOn);
  return isOpen ? changesAt : openingState(changesAt, closedOn).changesAt;
}
