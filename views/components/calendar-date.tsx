import type { ReactNode } from 'react';
import { formatDay } from '../../data/calendar.ts';

export interface CalendarDateProps {
  /** What is said of it, with `{date}` where it goes. */
  words: string;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  date: string;
}

/** Words with a day as Indian readers write it, such as 9 June 2026. */
export function CalendarDate({ words, date }: CalendarDateProps): ReactNode {
  const [before, after] = words.split('{date}');
  return (
    <>
      {before}
      <time dateTime={date}>{formatDay(date)}</time>
      {after}
    </>
  );
}
