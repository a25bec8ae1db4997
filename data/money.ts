// By hand: the first `Intl` formatter of a page takes a phone's processor 30 ms or more, and every page has a price.

/** Whole rupees as Indian readers write them: `₹1,25,000`. `amount` is not negative. */
export function formatRupees(amount: number): string {
  return `₹${grouped(Math.round(amount))}`;
}

/** A number as Indian readers group it: `1,25,000`; two decimal places at most. */
export function formatNumber(value: number): string {
  return grouped(Math.round(value * 100) / 100);
}

/** The last three digits before the point stand together, those before them in pairs. */
function grouped(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.');
  return [whole.replaceAll(/\B(?=(\d{2})*\d{3}$)/g, ','), ...fraction].join('.');
}
