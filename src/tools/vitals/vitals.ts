/**
 * `npm run vitals`: how long the site takes to answer what a visitor does, in the browser, and to show another page; writes
 * the tables of docs/performance.md. `-- Menu Question` measures these interactions alone and writes nothing.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { startBuiltSite } from '../../build/built-site/start-built-site.ts';
import { browserAtRest } from '../browser/browser-at-rest.ts';
import { browserArgs, findBrowser } from '../browser/find-browser.ts';
import { median } from '../measurement/median.ts';
import { describeMachine, markdownTable, writeSection } from '../measurement/write-report.ts';
import { interactions } from './interactions.ts';
import { type MeasuredInteraction, measureInteraction } from './measure-interaction.ts';
import { type MeasuredNavigation, measureNavigation } from './measure-navigation.ts';
import { type MeasuredReturn, measureReturn } from './measure-return.ts';
import { type LongestTasks, measureTasks, stillLoad } from './measure-tasks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // `out` is read by src/build/paths.ts.
  options: { runs: { type: 'string', default: '3' }, out: { type: 'string' } },
});
const runs = Array.from({ length: Number(values.runs) }, (_, run) => run);
const machine = describeMachine();
await using site = await startBuiltSite({ LOG_LEVEL: 'error' });
await using browser = await chromium.launch({
  executablePath: findBrowser(),
  // With an inspector attached V8 parses React once more, for the places of errors that it makes at its start, unless it
  // has noted them when it compiled it. No visitor has one attached.
  args: [...browserArgs, '--js-flags=--no-enable-lazy-source-positions'],
});
await browserAtRest(browser);
const tables = [await interactionTable(browser)];
if (positionals.length === 0) tables.push(await navigationTable(browser), await taskTable(browser));
const report = tables.join('\n\n');
console.log(report);
if (positionals.length === 0)
  await writeSection('vitals', `${machine} Median of ${values.runs} runs.\n\n${report}`);

async function interactionTable(opened: Browser): Promise<string> {
  const asked = interactions.filter(({ name }) => !positionals.length || positionals.includes(name));
  const rows: string[][] = [];
  for (const interaction of asked) {
    const made: MeasuredInteraction[] = [];
    for (const _ of runs) {
      made.push(await again(() => measureInteraction(opened, site.url, interaction)));
    }
    const first = made.flatMap((one) => one.first ?? []);
    const after = made.map((one) => one.after);
    const native = made.flatMap((one) => one.native ?? []);
    const figures = [first, after, native].flatMap((answers) => [
      median(answers.map(({ inp }) => inp)),
      median(answers.map(({ answered }) => answered)),
    ]);
    const [firstInp = NaN, , afterInp = NaN] = figures;
    const isMissed = firstInp > 200 || afterInp > 100;
    const texts = figures.map((value) => (Number.isNaN(value) ? '–' : whole(value)));
    rows.push([interaction.name, interaction.path, ...texts, isMissed ? 'missed' : '']);
    console.error(rows.at(-1)?.join('  '));
  }
  return markdownTable(
    [
      'Interaction',
      'page',
      'first ms',
      'answered',
      'after ms',
      'answered',
      'no scripts ms',
      'answered',
      '≤ 200, ≤ 100',
    ],
    rows,
  );
}

type NavigationRow = [what: string, value: number, most: number];

async function navigationTable(opened: Browser): Promise<string> {
  const made: MeasuredNavigation[] = [];
  const returned: MeasuredReturn[] = [];
  for (const _ of runs) {
    made.push(await again(() => measureNavigation(opened, site.url)));
    const one = await again(() => measureReturn(site.url));
    if (one) returned.push(one);
  }
  const prepared = (slower: number): number => median(made.map((one) => one.prepared.get(slower) ?? NaN));
  const rows: NavigationRow[] = [
    ['Prepared by a touch', prepared(1), 100],
    ['Prepared by a touch, processor four times slower', prepared(4), 200],
    ['Unprepared, slow 4G: something of it', median(made.map(({ unprepared }) => unprepared.something)), 200],
    ['Unprepared, slow 4G: the page', median(made.map(({ unprepared }) => unprepared.page)), Infinity],
    ...(returned.length > 0 ? [returnRow(returned)] : []),
  ];
  return markdownTable(
    ['Navigation, until it is painted', 'ms', 'promised', ''],
    rows.map(([what, value, most]) => [
      what,
      whole(value),
      Number.isFinite(most) ? `≤ ${most}` : '',
      value <= most ? '' : 'missed',
    ]),
  );
}

function returnRow(returned: readonly MeasuredReturn[]): NavigationRow {
  const isRestored = returned.every(({ isSame, left, found }) => isSame && left === found);
  return [
    `Back after an ordinary load: ${isRestored ? 'the document itself, at its place' : 'another document or place'}`,
    median(returned.map(({ shown }) => shown)),
    isRestored ? 100 : 0,
  ];
}

async function taskTable(opened: Browser): Promise<string> {
  const made: LongestTasks[] = [];
  for (const _ of runs) made.push(await again(() => measureTasks(opened, site.url)));
  const rows = [...(made[0]?.keys() ?? [])].map((doing) => {
    const longest = median(made.map((one) => one.get(doing) ?? NaN));
    return [
      doing,
      longest > 50 ? whole(longest) : '≤ 50',
      longest > 50 && doing !== stillLoad ? 'missed' : '',
    ];
  });
  return markdownTable(['Longest task, processor four times slower', 'ms', '≤ 50'], rows);
}

/** On a machine that has other work a page now and then does not come in time; what fails twice is a fault. */
async function again<T>(measure: () => Promise<T>): Promise<T> {
  try {
    return await measure();
  } catch (error) {
    console.error(String(error));
    return measure();
  }
}

function whole(value: number): string {
  return value.toFixed(0);
}
