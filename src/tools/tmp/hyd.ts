import { chromium } from 'playwright';
import { distDir } from '../../build/paths.ts';
import { browserArgs, findBrowser } from '../browser/find-browser.ts';
import { startBuiltSite } from '../built-site/start-built-site.ts';
import { openPhone } from '../vitals/phone-page.ts';
await using site = await startBuiltSite(distDir, { LOG_LEVEL: 'error' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs, '--js-flags=--no-enable-lazy-source-positions'] });
for (let i = 0; i < Number(process.argv[3] ?? 6); i++) {
  await using phone = await openPhone(browser, 6);
  const { page } = phone;
  page.on('console', (m) => console.log('console', m.text()));
  page.on('pageerror', (m) => console.log('pageerror', m.message));
  await page.goto(site.url + process.argv[2], { waitUntil: 'networkidle' });
  const t = Date.now();
  await page.keyboard.press('Shift');
  const ok = await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 15000 }).then(() => true, () => false);
  console.log(i, ok, Date.now() - t);
  if (!ok) console.log(await page.evaluate(() => [document.documentElement.className, document.activeElement?.tagName, document.hasFocus(), document.visibilityState, performance.getEntriesByType('resource').map(e => e.name.split('/').pop() + ' ' + Math.round(e.startTime)), performance.now(), document.querySelectorAll('link[rel=modulepreload]').length]));
}
await browser.close();
