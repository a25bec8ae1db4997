import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without windows: the browser tests take six tenths of the time that they take in one that has them. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

let browser: string | undefined;

/**
 * Path of a Chromium: Debian's without windows, which is installed where that is possible; else Playwright's own or the
 * system's; else Playwright's, installed now.
 * @throws Error saying what to install when none of them works.
 */
export function findBrowser(): string {
  // Looked for once: where Debian's cannot be had, every look would be another try to install it.
  browser ??= findOrInstall();
  return browser;
}

/** Path of a Chromium with all that visitors' browsers have, the back/forward cache too; undefined where there is none. */
export function findFullBrowser(): string | undefined {
  return [...systemBrowsers, chromium.executablePath()].find((path) => path && existsSync(path));
}

function findOrInstall(): string {
  if (!existsSync(headlessShell) && mayInstallPackages()) install('sh', ['-c', installChromium]);
  const found = installedBrowser();
  if (found) return found;
  install('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error('A Chromium is needed: install the package `chromium`, or Google Chrome, and try again.');
}

function installedBrowser(): string | undefined {
  return [headlessShell, chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  );
}

/** Whether this process may install Debian's packages. */
function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

const apt = 'apt-get -o Dpkg::Use-Pty=0 -qq';
const aptInstall = `DEBIAN_FRONTEND=noninteractive ${apt} install -y --no-install-recommends`;
/**
 * Older releases have the one with windows alone. The fonts have the widths of Arial and Times New Roman, which our pages
 * stand in until their own are there; with others they would move.
 */
const installChromium = `${apt} update && (${aptInstall} chromium-headless-shell fonts-liberation || ${aptInstall} chromium fonts-liberation)`;

/** Goes on when it cannot be had: what is there, or an error that says what is missing, comes after. */
function install(command: string, args: readonly string[]): void {
  console.log(`Installing a browser: ${[command, ...args].join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit' });
  } catch (error) {
    console.warn(String(error));
  }
}

/** As Playwright has them, which a switch of ours would end. */
const pointer = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // Without these Chromium reaches for the network at every start.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without windows it rounds the widths of letters to whole pixels,
  '--font-render-hinting=none',
  // and, knowing nothing of the line, fetches lazy pictures from 3,000 pixels below the window on; on 4G it is 1,250.
  // https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/core/frame/settings.json5
  `--blink-settings=${pointer},lazyLoadingImageMarginPxUnknown=1250`,
];
