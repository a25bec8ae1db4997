import { openingHours, replyWithinHours } from '../../data/business.ts';
import { indianTimeOfDay } from './indian-time.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** By when an enquiry is answered: within the promised hours, and within opening hours. */
export function replyDeadline(receivedAt: number): number {
  const latest = receivedAt + replyWithinHours * hour;
  const opens = indianTimeOfDay(latest, openingHours.opens);
  const closes = indianTimeOfDay(latest, openingHours.closes);
  if (latest < opens) return closes - day;
  return Math.min(latest, closes);
}
