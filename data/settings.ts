/** A way to pay, as the words of the site name it. */
export type PaymentMethod = 'cash' | 'UPI' | 'bank transfer' | 'card' | 'cheque';

/**
 * What a customer wants to know before the call. What is not set is said nowhere; what is set is said on the pages of
 * prices, questions, terms and contact, beside every estimate, and to search engines.
 */
export interface Settings {
  /** Goods and services tax on the published rates. */
  tax?: { percent: number; isIncluded: boolean };
  /** Rupees below which no bill goes, however small the floor. */
  minimumCharge?: number;
  /** Square feet of the smallest floor that is taken on. */
  smallestJob?: number;
  /** Percent of the quote that is paid when it is accepted. */
  advancePercent?: number;
  /** In the order in which they are said. */
  payment?: readonly PaymentMethod[];
  /** Kilometres from the centre of the city. */
  serviceRadiusKm?: number;
}

/** The owner's own; docs/owner.md says how to set each. */
export const settings: Settings = {};
