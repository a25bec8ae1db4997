import type { ReactNode } from 'react';
import { formatDay } from '../../data/calendar.ts';

export interface CalendarDateProps {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  date: string;
}

/** A day as Indian readers write it, such as 9 June 2026. */
export function CalendarDate({ date }: CalendarDateProps): ReactNode {
  return <time dateTime={date}>{formatDay(date)}</time>;
}
