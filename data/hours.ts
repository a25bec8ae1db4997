/** Days on which nobody visits or answers calls; messages are accepted all the same. In order; past ones may go. */
export const holidays: readonly Holiday[] = [];

export interface Holiday {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  date: string;
  name: string;
}

// What stands in place of the plain hours once a clock is at hand. None is longer than they are, so that nothing moves.
export const openNow = 'Open now, closes at {time}';
export const closedNow = 'Closed now, opens at {time}';
/** After a holiday, `{day}` a weekday in three letters. */
export const closedUntil = 'Closed, opens {day} at {time}';

/** Before the subject of a quick quote that asks for it. */
export const callBackSubject = 'Please call {day} from {time}. {subject}';
