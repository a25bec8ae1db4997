/**
 * Runs Lighthouse on an address, in the browser that listens on a port of this machine, and sends the parent what it
 * found. A program of its own, so that it can give way to the browser: what it reads of a load while the load goes on
 * took a tenth of the time that the page was waiting for the processor.
 */
import { setPriority } from 'node:os';
import { type Audit, categories, measures } from './audit-page.ts';
import { blockingWork, type TraceEvent } from './blocking-work.ts';
import { lighthouseModule } from './install-lighthouse.ts';

/** As much of Lighthouse as is used here: it is not installed where the types are checked. */
type Lighthouse = (
  url: string,
  options: { port: number; logLevel: 'error'; onlyCategories: string[]; blockedUrlPatterns: string[] },
) => Promise<{ lhr: Report; artifacts: { Trace: { traceEvents: TraceEvent[] } } } | undefined>;

/** https://github.com/GoogleChrome/lighthouse/blob/main/types/lhr/lhr.d.ts */
interface Report {
  runtimeError?: { message: string };
  audits: Record<
    string,
    {
      numericValue?: number;
      score: number | null;
      details?: { items?: { url?: string; transferSize?: number }[] };
    }
  >;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

const [url = '', port, ...blockedUrlPatterns] = process.argv.slice(2);
setPriority(10);
const { default: lighthouse } = (await import(lighthouseModule())) as { default: Lighthouse };
const result = await lighthouse(url, {
  port: Number(port),
  logLevel: 'error',
  onlyCategories: [...categories],
  blockedUrlPatterns,
});
if (!result || result.lhr.runtimeError)
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
const { lhr, artifacts } = result;
const scores = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]);
const values = measures.map((id) => [
  id,
  Math.round((lhr.audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000,
]);
const fetched = (lhr.audits['network-requests']?.details?.items ?? []).filter(({ url }) =>
  url?.startsWith('http'),
);
const audit: Audit = {
  figures: Object.fromEntries([
    ...scores,
    ...values,
    ['blocking-work', Math.round(blockingWork(artifacts.Trace.traceEvents))],
  ]),
  requests: fetched.length,
  bytes: fetched.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  failed: Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id),
};
process.send?.(audit, undefined, undefined, () => process.disconnect?.());
