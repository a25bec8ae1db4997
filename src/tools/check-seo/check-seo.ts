/** `npm run check:seo`: crawls the built site and prints what is wrong; ends with 1 when anything is. */
import { startBuiltSite } from '../../build/built-site/start-built-site.ts';
import { checkSite } from './check-site.ts';
import { crawlSite } from './crawl-site.ts';

await using served = await startBuiltSite({ LOG_LEVEL: 'error' });
// The pages are asked for by another host than the configured one, so that no address can come from the request.
const site = await crawlSite(served.url, `http://localhost:${served.port}`);
const findings = await checkSite(site);
for (const { path, rule, message } of findings) console.log(`${path}  ${rule}: ${message}`);
console.log(`${site.pages.size} pages, ${site.files.size} files, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
