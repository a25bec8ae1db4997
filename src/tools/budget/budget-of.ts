import { type PageWeight, totalBytes } from './page-weight.ts';

/** The most that a page may weigh; bytes over the wire. */
export interface Budget {
  /** What fits into the first flight of a connection, and so is readable after one round trip. */
  html: number;
  javascript: number;
  fonts: number;
  total: number;
  requests: number;
}

const kilobyte = 1000;

/** The budget of a path, the same for every page; but the home page may show more pictures. */
export function budgetOf(path: string): Budget {
  return {
    html: 14_600,
    javascript: 82 * kilobyte,
    fonts: 45 * kilobyte,
    total: (path === '/' ? 250 : 200) * kilobyte,
    requests: 15,
  };
}

/** What a page has too much of, in words; empty when it stays within its budget. */
export function excessOf(weight: PageWeight): string[] {
  const budget = budgetOf(weight.path);
  const measured = { ...weight, total: totalBytes(weight) };
  const excess = (Object.keys(budget) as (keyof Budget)[])
    .filter((kind) => measured[kind] > budget[kind])
    .map((kind) => `${kind}: ${measured[kind]} of ${budget[kind]}`);
  return [...excess, ...weight.thirdParties.map((address) => `third party: ${address}`)];
}
