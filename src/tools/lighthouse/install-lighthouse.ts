import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDir } from '../../build/paths.ts';

export const lighthouseFolder = `${cacheDir}lighthouse/`;
const files = ['package.json', 'package-lock.json'];

/**
 * Installs the Lighthouse of this folder's lock file into `.cache/lighthouse`, unless it is there. It brings packages
 * that nothing else needs, so `npm ci` leaves it to who audits (docs/decisions/libraries.md).
 */
export function installLighthouse(): void {
  const wanted = files.map((file) => [new URL(file, import.meta.url), join(lighthouseFolder, file)] as const);
  const isInstalled =
    // npm writes it last: an installation that was cut short has none.
    existsSync(join(lighthouseFolder, 'node_modules/.package-lock.json')) &&
    wanted.every(([source, copy]) => existsSync(copy) && readFileSync(copy).equals(readFileSync(source)));
  if (isInstalled) return;
  console.log('Installing Lighthouse into .cache/lighthouse');
  mkdirSync(lighthouseFolder, { recursive: true });
  for (const [source, copy] of wanted) copyFileSync(source, copy);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: lighthouseFolder, stdio: 'inherit' });
}

/** Address of its module, for `import()`. */
export function lighthouseModule(): string {
  return pathToFileURL(createRequire(join(lighthouseFolder, 'package.json')).resolve('lighthouse')).href;
}
