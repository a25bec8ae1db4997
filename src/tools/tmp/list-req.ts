import { chromium } from 'playwright';
import { distDir } from '../../build/paths.ts';
import { browserArgs, findBrowser } from '../browser/find-browser.ts';
import { startBuiltSite } from '../built-site/start-built-site.ts';
await using site = await startBuiltSite(distDir, { LOG_LEVEL: 'error' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
for (const path of process.argv.slice(2)) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const done = [];
  page.on('requestfinished', async (r) => done.push(r));
  await page.goto(site.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  console.log(path);
  for (const r of done) { const s = await r.sizes().catch(()=>({})); if (r.url().startsWith('http')) console.log('  ', r.resourceType(), s.responseBodySize, r.url().replace(site.url, '').slice(0,120)); }
  const imgs = await page.evaluate(() => [...document.images].filter(i => i.currentSrc && i.complete && i.naturalWidth).map(i => { const b = i.getBoundingClientRect(); return [i.currentSrc.split('/').pop(), Math.round(b.width), Math.round(b.height), 'y', Math.round(b.top), 'need', Math.round(b.width*devicePixelRatio), i.sizes, i.loading, getComputedStyle(i).objectFit].join(' '); }));
  for (const i of imgs) console.log('     img', i);
  await context.close();
}
await browser.close();
