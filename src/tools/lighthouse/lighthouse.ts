/** `npm run lighthouse`: audits the pages of the built site by the mobile preset and writes the table of medians. */
import { parseArgs } from 'node:util';
import { distDir } from '../../build/paths.ts';
import { freePort } from '../built-site/free-port.ts';
import { startBuiltSite } from '../built-site/start-built-site.ts';
import { sitePaths } from '../measurement/site-paths.ts';
import { whenTight } from '../measurement/when-tight.ts';
import { describeMachine, writeSection } from '../measurement/write-report.ts';
import { type Audit, auditPage } from './audit-page.ts';
import { type AuditedPage, auditTable } from './audit-table.ts';
import { installLighthouse, lighthouseVersion } from './install-lighthouse.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    // Read by src/build/paths.ts.
    out: { type: 'string' },
  },
});
const runs = Number(values.runs);
installLighthouse();
const machine = describeMachine({ lighthouse: lighthouseVersion() });

const port = String(await freePort());
await using site = await startBuiltSite(distDir, {
  PORT: port,
  // The pages name themselves by the address they are audited at.
  SITE_ORIGIN: `http://127.0.0.1:${port}`,
  LOG_LEVEL: 'error',
});
const paths = await answeredPaths();
await whenCompressed(paths);
// Round by round, so that a busy minute of the machine falls on one run of many pages, not on every run of one.
const audits = new Map<string, Audit[]>(paths.map((path) => [path, []]));
for (let run = 0; run < runs; run += 1) {
  for (const [path, made] of audits) {
    const audit = await auditPage(site.url + path);
    made.push(audit);
    console.error([path, summary(audit), ...audit.failed].join('\n  '));
  }
}
const pages: AuditedPage[] = [...audits].map(([path, made]) => ({ path, runs: made }));
const table = auditTable(pages);
console.log(table);
if (positionals.length === 0)
  await writeSection('lighthouse', `${machine} Median of ${runs} runs.\n\n${table}`);

/** Lighthouse audits no page that answers with an error, so the 404 page is left out. */
async function answeredPaths(): Promise<string[]> {
  const paths: string[] = [];
  for (const path of sitePaths(positionals)) if ((await fetch(site.url + path)).ok) paths.push(path);
  return paths;
}

/** Waits until every page is compressed: then the processor is free for the browser. */
async function whenCompressed(paths: readonly string[]): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (const path of paths)
    if (!(await whenTight(site.url + path, deadline)))
      throw new Error(`${path} is not compressed after a minute`);
}

function summary(audit: Audit): string {
  const { scores, firstContentfulPaint, largestContentfulPaint, totalBlockingTime } = audit;
  const times = [firstContentfulPaint, largestContentfulPaint, totalBlockingTime].map(Math.round);
  return `${Object.values(scores).join(' / ')}, FCP, LCP, TBT: ${times.join(', ')} ms`;
}
