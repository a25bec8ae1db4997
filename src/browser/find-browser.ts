import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const headlessShell = '/usr/bin/chromium-headless-shell';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium: Playwright's own, else the system's, else one that is installed now.
 * @throws Error saying what to install when none of the three works.
 */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  for (const [command, ...args] of installCommands()) {
    try {
      console.log(`No browser found. Running: ${[command, ...args].join(' ')}`);
      execFileSync(String(command), args, { stdio: 'inherit' });
    } catch {
      continue;
    }
    const installed = installedBrowser();
    if (installed) return installed;
  }
  throw new Error('A Chromium is needed: install the package `chromium`, or Google Chrome, and try again.');
}

/**
 * Path of a Chromium without windows and all that belongs to them, which leaves more of the processor to a page that is
 * timed; where there is none and Debian's cannot be installed, of one that has them.
 */
export function findHeadlessShell(): string {
  if (existsSync(headlessShell)) return headlessShell;
  if (!hasApt()) return findBrowser();
  try {
    execFileSync('sh', ['-c', aptInstall('chromium-headless-shell')], { stdio: 'inherit' });
  } catch {
    return findBrowser();
  }
  return existsSync(headlessShell) ? headlessShell : findBrowser();
}

function installedBrowser(): string | undefined {
  return [chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path));
}

function installCommands(): string[][] {
  const own = ['npx', 'playwright-core', 'install', '--with-deps', 'chromium'];
  if (!hasApt()) return [own];
  // Debian's own first: it is there wherever packages are, even where Playwright's downloads are not.
  return [['sh', '-c', aptInstall('chromium')], own];
}

/** Whether this process may install Debian's packages. */
function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function aptInstall(name: string): string {
  const apt = 'apt-get -o Dpkg::Use-Pty=0 -qq';
  return `${apt} update && DEBIAN_FRONTEND=noninteractive ${apt} install -y --no-install-recommends ${name}`;
}

/** Without these Chromium reaches for the network at every start. */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
