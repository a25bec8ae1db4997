/** `npm run budget`: weighs every page of the build in a browser; ends with 1 when one is over its budget. */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startBuiltSite } from '../../build/built-site/start-built-site.ts';
import { browserArgs, findBrowser } from '../browser/find-browser.ts';
import { sitePaths } from '../measurement/site-paths.ts';
import { excessOf, type PageWeight, weightTable } from './budget-of.ts';
import { weighPage } from './weigh-page.ts';

const { positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });

await using site = await startBuiltSite();
await using browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
const weights: PageWeight[] = [];
for (const path of sitePaths(positionals)) {
  const weight = await weighPage(browser, site.url, path);
  weights.push(weight);
  console.error([path, ...excessOf(weight)].join('\n  '));
}
console.log(weightTable(weights));
if (weights.some((weight) => excessOf(weight).length > 0)) process.exitCode = 1;
