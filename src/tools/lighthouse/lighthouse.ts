/** `npm run lighthouse`: audits the pages of the built site by the mobile preset and writes the table of medians. */
import { parseArgs } from 'node:util';
import { distDir } from '../../build/paths.ts';
import { freePort } from '../built-site/free-port.ts';
import { startBuiltSite } from '../built-site/start-built-site.ts';
import { sitePaths } from '../measurement/site-paths.ts';
import { describeMachine, writeSection } from '../measurement/write-report.ts';
import { type Audit, auditPage } from './audit-page.ts';
import { auditTable } from './audit-table.ts';
import { installLighthouse, lighthouseVersion } from './install-lighthouse.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // `out` is read by src/build/paths.ts.
  options: { runs: { type: 'string', default: '3' }, out: { type: 'string' } },
});
installLighthouse();
const machine = describeMachine({ lighthouse: lighthouseVersion() });

const port = String(await freePort());
await using site = await startBuiltSite(distDir, {
  PORT: port,
  // The pages name themselves by the address they are audited at.
  SITE_ORIGIN: `http://127.0.0.1:${port}`,
  LOG_LEVEL: 'error',
});
const audits = new Map<string, Audit[]>();
for (const path of sitePaths(positionals)) {
  // Answered when it is compressed at its tightest, so that the processor is the browser's afterwards.
  const { ok } = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } });
  // Lighthouse audits no page that answers with an error, so the 404 page is left out.
  if (ok) audits.set(path, []);
}
// Round by round, so that a busy minute of the machine falls on one run of many pages, not on every run of one.
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const [path, made] of audits) {
    const audit = await auditPage(site.url + path);
    made.push(audit);
    console.error([path, JSON.stringify(audit.figures), ...audit.failed].join('\n  '));
  }
}
const table = auditTable(audits);
console.log(table);
if (positionals.length === 0)
  await writeSection('lighthouse', `${machine} Median of ${values.runs} runs.\n\n${table}`);
