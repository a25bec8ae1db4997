import { markdownTable } from '../measurement/write-report.ts';

/** The most that a page may weigh before its visitor scrolls; bytes over the wire. */
export interface Budget {
  /** Head and document together: as much as the first flight of a connection carries, readable after one round trip. */
  html: number;
  javascript: number;
  fonts: number;
  total: number;
  requests: number;
}

const kilobyte = 1000;

/** The same for every page, but that home shows more. */
export function budgetOf(path: string): Budget {
  return {
    html: 14_600,
    javascript: 83 * kilobyte,
    fonts: 26.5 * kilobyte,
    total: (path === '/' ? 200 : 150) * kilobyte,
    requests: 13,
  };
}

/** The limits that a page is over, in words; empty when it stays within its budget. */
export function excessOf(weight: PageWeight): string[] {
  const measured = { ...weight, total: totalBytes(weight) };
  const budget = budgetOf(weight.path);
  const excess = (Object.keys(budget) as (keyof Budget)[])
    .filter((kind) => measured[kind] > budget[kind])
    .map((kind) => `${kind}: ${measured[kind]} of ${budget[kind]}`);
  return [...excess, ...weight.thirdParties.map((address) => `third party: ${address}`)];
}

/** All weights as a Markdown table. Bytes; a figure over its budget is marked with `>`. */
export function weightTable(weights: readonly PageWeight[]): string {
  const header = ['Page', 'HTML + CSS', 'JavaScript', 'fonts', 'pictures', 'other', 'total', 'requests'];
  return markdownTable(header, weights.map(row));
}

function row(weight: PageWeight): string[] {
  const { path, html, javascript, fonts, pictures, other, requests } = weight;
  const budget = budgetOf(path);
  return [
    path,
    figure(html, budget.html),
    figure(javascript, budget.javascript),
    figure(fonts, budget.fonts),
    figure(pictures),
    figure(other),
    figure(totalBytes(weight), budget.total),
    figure(requests, budget.requests),
  ];
}

function figure(value: number, most = Number.POSITIVE_INFINITY): string {
  return (value > most ? '> ' : '') + value.toLocaleString('en');
}

/** What a first visit to a page moves, in bytes over the wire: compressed bodies, and the head of the document alone. */
export interface PageWeight {
  path: string;
  /** The document with its inline styles, under brotli at its tightest, and its head: both share the first flight. */
  html: number;
  javascript: number;
  fonts: number;
  pictures: number;
  /** Everything else: page content, answers of the API, icons, style sheets. */
  other: number;
  requests: number;
  /** Addresses outside the site's own origin. */
  thirdParties: readonly string[];
}

function totalBytes({ html, javascript, fonts, pictures, other }: PageWeight): number {
  return html + javascript + fonts + pictures + other;
}
