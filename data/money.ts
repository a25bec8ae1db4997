const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Whole rupees as Indian readers write them: `₹1,25,000`. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A number as Indian readers group it: `1,25,000`. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}
