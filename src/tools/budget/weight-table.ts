import { markdownTable } from '../measurement/markdown-table.ts';
import { budgetOf } from './budget-of.ts';
import { type PageWeight, totalBytes } from './page-weight.ts';

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
