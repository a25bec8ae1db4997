import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { freePort } from '../../build/built-site/free-port.ts';
import { browserArgs, findBrowser } from '../browser/find-browser.ts';

interface Change {
  what: string;
  file: string;
  from: string;
  to: string;
  /** Whether the open page shows it; runs in the browser. */
  isShown: () => boolean | Promise<boolean>;
}

const changes: readonly Change[] = [
  {
    what: 'sentence',
    file: 'data/faqs.ts',
    from: "question: '",
    to: "question: 'A changed sentence: ",
    isShown: () => document.body.textContent.includes('A changed sentence: '),
  },
  {
    what: 'style',
    file: 'views/styles/base.css',
    from: '  body {',
    to: '  body {\n    outline-offset: 77px;',
    isShown: () => getComputedStyle(document.body).outlineOffset === '77px',
  },
  {
    what: 'component',
    file: 'views/shell/site-shell.tsx',
    from: '<main ',
    to: '<main lang="te" ',
    isShown: () => document.querySelector('main')?.lang === 'te',
  },
  {
    what: 'server source',
    file: 'src/http/security-headers.ts',
    from: "'DENY'",
    to: "'SAMEORIGIN'",
    isShown: async () => (await fetch('/healthz')).headers.get('x-frame-options') === 'SAMEORIGIN',
  },
];

/**
 * Runs `npm run dev` in a copy of the project, changes a source of each kind as an editor would, and returns the seconds
 * until a page that is open all the while showed it.
 * @throws Error when a change is not shown within a minute.
 */
export async function changesInDevelopment(folder: string): Promise<ReadonlyMap<string, number>> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const development = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: new URL(url).port, HOST: '127.0.0.1' },
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
  try {
    const page = await browser.newPage();
    while (!(await page.goto(`${url}/faq`).catch(() => null))) await setTimeout(50);
    const seconds = new Map<string, number>();
    for (const { what, file, from, to, isShown } of changes) {
      // A page is hydrated at the first sign of intent, which its scripts have to be there for.
      await page.waitForLoadState();
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from} to change`);
      const started = performance.now();
      await writeFile(path, text.replace(from, to));
      // A page that reloads meanwhile shows nothing yet.
      while (!(await page.evaluate(isShown).catch(() => false))) {
        if (performance.now() - started > 60_000)
          throw new Error(`The page does not show the changed ${what} of ${file}`);
        await setTimeout(50);
      }
      seconds.set(what, (performance.now() - started) / 1000);
    }
    return seconds;
  } finally {
    await browser.close();
    const ended = once(development, 'exit');
    process.kill(-(development.pid ?? 0), 'SIGTERM');
    await ended;
  }
}
