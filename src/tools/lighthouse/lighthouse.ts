/**
 * `npm run lighthouse`: audits the pages of the built site by the mobile preset, in a headless shell and in a full Chromium,
 * there beside the same HTML without scripts, which no page can be faster than; writes the tables of medians.
 * `--full` leaves the headless shell out: two thirds of the time.
 */
import { parseArgs } from 'node:util';
import { freePort } from '../../build/built-site/free-port.ts';
import { startBuiltSite } from '../../build/built-site/start-built-site.ts';
import { findBrowser, findFullBrowser } from '../browser/find-browser.ts';
import { sitePaths } from '../measurement/site-paths.ts';
import { describeMachine, installedVersion, writeSection } from '../measurement/write-report.ts';
import { type Audit, auditPage } from './audit-page.ts';
import { auditTable } from './audit-table.ts';
import { installLighthouse, lighthouseFolder } from './install-lighthouse.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // `out` is read by src/build/paths.ts.
  options: {
    runs: { type: 'string', default: '3' },
    full: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
installLighthouse();
const machine = describeMachine({ lighthouse: installedVersion('lighthouse', lighthouseFolder) });

const port = String(await freePort());
await using site = await startBuiltSite({
  PORT: port,
  // The pages name themselves by the address they are audited at.
  SITE_ORIGIN: `http://127.0.0.1:${port}`,
  LOG_LEVEL: 'error',
});
const paths: string[] = [];
for (const path of sitePaths(positionals)) {
  // Answered when it is compressed at its tightest, so that the processor is the browser's afterwards.
  const { ok } = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } });
  // Lighthouse audits no page that answers with an error, so the 404 page is left out.
  if (ok) paths.push(path);
}
const full = findFullBrowser();
const ways = [
  ...(full && values.full ? [] : [{ name: 'Headless shell', browser: findBrowser(), blocked: [] }]),
  ...(full
    ? [
        { name: 'Full Chromium', browser: full, blocked: [] },
        { name: 'Full Chromium, the same HTML without scripts', browser: full, blocked: ['*.js'] },
      ]
    : []),
].map((way) => ({ ...way, audits: new Map(paths.map((path) => [path, [] as Audit[]])) }));

// Round by round, so that a busy minute of the machine falls on one run of many pages, not on every run of one.
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const path of paths) {
    for (const { name, browser, blocked, audits } of ways) {
      const audit = await auditPage(site.url + path, browser, blocked);
      audits.get(path)?.push(audit);
      const fetched = `${audit.requests} requests, ${audit.bytes} bytes`;
      console.error([path, name, JSON.stringify(audit.figures), fetched, ...audit.failed].join('\n  '));
    }
  }
}
const report = ways.map(({ name, audits }) => `### ${name}\n\n${auditTable(audits)}`).join('\n\n');
console.log(report);
if (positionals.length === 0)
  await writeSection('lighthouse', `${machine} Median of ${values.runs} runs.\n\n${report}`);
