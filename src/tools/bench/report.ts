import { median } from '../measurement/median.ts';
import { markdownTable } from '../measurement/write-report.ts';
import type { LoadResult } from './load.ts';
import type { Measured, Sample } from './measure-scenario.ts';
import type { Scenario } from './scenarios.ts';

export interface ProcessFigures {
  /** Milliseconds. */
  coldStart: number;
  /** MiB. */
  memory: { half: number; whole: number };
  requests: number;
  posts: Record<'site' | 'bare', LoadResult[]>;
  /** Milliseconds; undefined where it could not be measured. */
  slowDisk: { slow: number; usual: number } | undefined;
}

/** The scenarios as a Markdown table: one row a server, the site first in each group. */
export function scenarioTable(
  results: readonly { scenario: Scenario; measured: readonly Measured[] }[],
): string {
  const rows = results.flatMap(({ scenario, measured: [site, ...rivals] }) => [
    [scenario.title, 'site', ...cellsOf(site?.samples ?? [])],
    ...rivals.map(({ rival, samples }) => {
      // Of the same round: what else the machine did meanwhile met both.
      const ratios = samples.map(({ busy }, round) => {
        return (site?.samples[round]?.busy.perSecond ?? Number.NaN) / busy.perSecond;
      });
      const ratio = median(ratios);
      const { baseline = '', least } = rival ?? {};
      const promise = least === undefined ? [] : [`≥ ${least.toFixed(2)}`, verdict(ratio >= least)];
      return ['', baseline, ...cellsOf(samples), ratio.toFixed(2), ...promise];
    }),
  ]);
  const figures = ['bytes', 'requests/s', 'CPU µs', 'alone ms', 'p99'];
  return markdownTable(['Request', 'server', ...figures, 'site ÷ it', 'promised', ''], rows);
}

function cellsOf(samples: readonly Sample[]): string[] {
  const middle = (pick: (sample: Sample) => number): number => median(samples.map(pick));
  return [
    Math.round(middle(({ busy }) => busy.bytes)).toLocaleString('en'),
    Math.round(middle(({ busy }) => busy.perSecond)).toLocaleString('en'),
    middle(({ processor }) => processor).toFixed(0),
    middle(({ alone }) => alone.median).toFixed(2),
    middle(({ alone }) => alone.p99).toFixed(2),
  ];
}

export function processTable({ coldStart, memory, requests, posts, slowDisk }: ProcessFigures): string {
  const resident = `Resident after ${requests.toLocaleString('en')} requests (after half of them: ${memory.half.toFixed(0)} MiB)`;
  const first = 'First 200 after the start of the process';
  const disk = 'p99 of a cached page while every fsync takes 100 ms, and while it does not';
  return markdownTable(
    ['Process', 'measured', 'promised', ''],
    [
      [first, `${coldStart.toFixed(0)} ms`, '≤ 400 ms', verdict(coldStart <= 400)],
      [resident, `${memory.whole.toFixed(0)} MiB`, '≤ 160 MiB', verdict(memory.whole <= 160)],
      ['Forms stored durably and acknowledged', postCell(posts.site)],
      ['Forms taken by a handler that stores nothing', postCell(posts.bare)],
      [disk, ...diskCells(slowDisk)],
    ],
  );
}

function diskCells(slowDisk: ProcessFigures['slowDisk']): string[] {
  if (!slowDisk) return ['not measured: strace is missing or may not trace'];
  const { slow, usual } = slowDisk;
  return [`${slow.toFixed(2)} ms, ${usual.toFixed(2)} ms`, '≤ 1.10 of it', verdict(slow <= usual * 1.1)];
}

function postCell(results: readonly LoadResult[]): string {
  const middle = (pick: (result: LoadResult) => number): number => median(results.map(pick));
  const perSecond = Math.round(middle((result) => result.perSecond)).toLocaleString('en');
  const times = [middle((result) => result.median), middle((result) => result.p99)];
  return `${perSecond}/s, ${times[0]?.toFixed(1)} ms, p99 ${times[1]?.toFixed(1)} ms`;
}

function verdict(isKept: boolean): string {
  return isKept ? 'kept' : 'missed';
}
