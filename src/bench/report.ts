import { markdownTable } from '../measurement/markdown-table.ts';
import type { Sample } from './measure.ts';
import { median } from './median.ts';
import type { ScenarioResult } from './run-scenario.ts';

export interface ProcessFigures {
  /** Milliseconds. */
  coldStart: number;
  /** MiB after each tenth of `requests`. */
  memory: readonly number[];
  requests: number;
}

const limits = { coldStart: 300, memory: 128 };

/** The scenarios as a Markdown table: one row a server, the site first in each group. */
export function scenarioTable(results: readonly ScenarioResult[]): string {
  const rows = results.flatMap(({ scenario, site, rivals }) => [
    [scenario.title, 'site', ...sampleCells(site), '', '', ''],
    ...rivals.map(({ rival: { label, least }, samples }) => {
      const ratio = ratioOf(site, samples);
      const promise = least === undefined ? ['', ''] : [`≥ ${least.toFixed(2)}`, verdict(ratio >= least)];
      return ['', label, ...sampleCells(samples), ratio.toFixed(2), ...promise];
    }),
  ]);
  return markdownTable(
    [
      'Request',
      'server',
      'bytes',
      'requests/s',
      'CPU µs',
      'first byte ms',
      'p99',
      'last byte ms',
      'p99',
      'site ÷ it',
      'promised',
      '',
    ],
    rows,
  );
}

/** Start and memory as a Markdown table. */
export function processTable({ coldStart, memory, requests }: ProcessFigures): string {
  const resident = memory.at(-1) ?? Number.NaN;
  const half = memory[4] ?? Number.NaN;
  const title = `Resident after ${requests.toLocaleString('en')} requests (after half of them: ${half.toFixed(0)} MiB)`;
  return markdownTable(
    ['Process', 'measured', 'promised', ''],
    [
      [
        'First 200 after the start of the process',
        `${coldStart.toFixed(0)} ms`,
        `≤ ${limits.coldStart} ms`,
        verdict(coldStart <= limits.coldStart),
      ],
      [title, `${resident.toFixed(0)} MiB`, `≤ ${limits.memory} MiB`, verdict(resident <= limits.memory)],
    ],
  );
}

function verdict(isKept: boolean): string {
  return isKept ? 'kept' : 'missed';
}

function sampleCells(samples: readonly Sample[]): string[] {
  const middle = (pick: (sample: Sample) => number): number => median(samples.map(pick));
  const processor = samples.flatMap(({ processorMicroseconds: used }) => (used === undefined ? [] : [used]));
  return [
    Math.round(middle(({ bytes }) => bytes)).toLocaleString('en'),
    Math.round(middle(({ requestsPerSecond }) => requestsPerSecond)).toLocaleString('en'),
    processor.length > 0 ? median(processor).toFixed(0) : '–',
    middle(({ firstByte }) => firstByte.median).toFixed(2),
    middle(({ firstByte }) => firstByte.p99).toFixed(2),
    middle(({ lastByte }) => lastByte.median).toFixed(2),
    middle(({ lastByte }) => lastByte.p99).toFixed(2),
  ];
}

/** The median, over the rounds, of the site's requests a second over the rival's in the same round. */
function ratioOf(site: readonly Sample[], rival: readonly Sample[]): number {
  return median(
    site.flatMap(({ requestsPerSecond }, round) => {
      const other = rival[round]?.requestsPerSecond;
      return other === undefined ? [] : [requestsPerSecond / other];
    }),
  );
}
