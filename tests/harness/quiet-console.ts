import { format } from 'node:util';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * What the console said during the test that runs, and what it may say. A process reads this module anew for each file of
 * tests, and modules that those share once: both find the same lists.
 */
const ofProcess = globalThis as { ofTest?: { heard: string[]; expected: RegExp[] } };
ofProcess.ofTest ??= { heard: [], expected: [] };
const { ofTest } = ofProcess;
forgetTest();

function forgetTest(): void {
  ofTest.heard = [];
  ofTest.expected = [];
}

/** Lets the running test hear a warning or an error: it fails where nothing that matches comes. */
export function expectOnConsole(pattern: RegExp): void {
  ofTest.expected.push(pattern);
}

/** A warning or an error that came from elsewhere: a page in a browser, say. */
export function hearOnConsole(line: string): void {
  ofTest.heard.push(line);
}

// Not while a file is being read: there it says what this machine cannot try.
beforeAll(() => {
  const { error, warn } = console;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => hearOnConsole(`console.${level}: ${format(...words)}`);
  }
  return () => Object.assign(console, { error, warn });
});

function hearWarning({ name, message }: Error): void {
  hearOnConsole(`process warning: ${name}: ${message}`);
}

process.on('warning', hearWarning);
// The next file of tests, which may run in the same process, hears for itself.
afterAll(() => void process.off('warning', hearWarning));

afterEach(() => {
  const { heard, expected } = ofTest;
  const missing = expected.filter((pattern) => !heard.some((line) => pattern.test(line)));
  const unexpected = heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
  forgetTest();
  if (unexpected.length > 0)
    throw new Error(`Nobody expected (expectOnConsole) this on the console:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`The console did not say ${missing.join(', ')}`);
});
