import type { ReactNode } from 'react';

export interface CalendarDateProps {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  date: string;
}

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A day as Indian readers write it, such as 9 June 2026. */
export function CalendarDate({ date }: CalendarDateProps): ReactNode {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00+05:30`))}</time>;
}
