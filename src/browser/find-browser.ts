import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

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

function installedBrowser(): string | undefined {
  return [chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path));
}

function installCommands(): string[][] {
  const own = ['npx', 'playwright-core', 'install', '--with-deps', 'chromium'];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [own];
  const quiet = ['-o', 'Dpkg::Use-Pty=0', '-qq'];
  // Debian's own first: it is there wherever packages are, even where Playwright's downloads are not.
  return [
    [
      'sh',
      '-c',
      `apt-get ${quiet.join(' ')} update && DEBIAN_FRONTEND=noninteractive apt-get ${quiet.join(' ')} install -y --no-install-recommends chromium`,
    ],
    own,
  ];
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
