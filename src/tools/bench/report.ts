import { markdownTable } from '../measurement/write-report.ts';
import { median } from './median.ts';
import type { PostFigures } from './posts.ts';
import type { Sample, ScenarioResult } from './run-scenario.ts';
import type { SlowDiskFigures } from './slow-disk.ts';

export interface ProcessFigures {
  /** Milliseconds. */
  coldStart: number;
  /** MiB after each tenth of `requests`. */
  memory: readonly number[];
  requests: number;
  posts: { site: PostFigures; bare: PostFigures };
  /** Undefined where it could not be measured. */
  slowDisk: SlowDiskFigures | undefined;
}

const limits = { coldStart: 400, memory: 160, slowDisk: 1.1 };

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

/** Start, memory, posts and the slow disk as a Markdown table. */
export function processTable({ coldStart, memory, requests, posts, slowDisk }: ProcessFigures): string {
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
      ['Forms stored durably and acknowledged', postCell(posts.site), '', ''],
      ['Forms taken by a handler that stores nothing', postCell(posts.bare), '', ''],
      slowDiskRow(slowDisk),
    ],
  );
}

function postCell({ perSecond, median: middle, p99 }: PostFigures): string {
  return `${Math.round(perSecond).toLocaleString('en')}/s, ${middle.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

function slowDiskRow(figures: SlowDiskFigures | undefined): string[] {
  const title = 'p99 of a cached page while every fsync takes 100 ms, and while it does not';
  if (!figures) return [title, 'not measured: strace is missing or may not trace', '', ''];
  const { slow, usual } = figures;
  const measured = `${slow.toFixed(2)} ms, ${usual.toFixed(2)} ms`;
  return [title, measured, '≤ 1.10 of it', verdict(slow <= usual * limits.slowDisk)];
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
