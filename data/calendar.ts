const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day, `YYYY-MM-DD`, as Indian readers write it: `9 June 2026`. */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** A day, `YYYY-MM-DD`, as the moment it began in India. */
export function startOfDay(date: string): string {
  return `${date}T00:00:00+05:30`;
}
