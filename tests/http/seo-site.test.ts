import { expect, test } from 'vitest';
import { checkSite } from '../../src/tools/check-seo/check-site.ts';
import { crawlSite } from '../../src/tools/check-seo/crawl-site.ts';
import { startSite } from '../harness/site.ts';

test('the whole site is fit to be found, previewed and read by programs', { timeout: 120_000 }, async () => {
  await using site = await startSite();
  // It is asked for under another host than the configured one: no address may come from the request.
  const crawled = await crawlSite(site.url, site.config.siteOrigin);
  expect(new URL(site.url).host).not.toBe(new URL(crawled.origin).host);
  const findings = await checkSite(crawled);
  expect(findings.map(({ path, rule, message }) => `${path} ${rule}: ${message}`)).toEqual([]);
});
