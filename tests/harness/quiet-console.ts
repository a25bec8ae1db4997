import { format } from 'node:util';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** What the console said during the test that runs, and what it may say. */
let heard: string[] = [];
let expected: RegExp[] = [];

/** Lets the running test hear a warning or an error: it fails where nothing that matches comes. */
export function expectOnConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** A warning or an error that came from elsewhere: a page in a browser, say. */
export function hearOnConsole(line: string): void {
  heard.push(line);
}

// Not while the file is being read: there it says what this machine cannot try.
beforeAll(() => {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => hearOnConsole(`console.${level}: ${format(...words)}`);
  }
});

function hearWarning({ name, message }: Error): void {
  hearOnConsole(`process warning: ${name}: ${message}`);
}

process.on('warning', hearWarning);
// The next file of tests, which may run in the same process, hears for itself.
afterAll(() => void process.off('warning', hearWarning));

afterEach(() => {
  const missing = expected.filter((pattern) => !heard.some((line) => pattern.test(line)));
  const unexpected = heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
  heard = [];
  expected = [];
  if (unexpected.length > 0)
    throw new Error(`Nobody expected (expectOnConsole) this on the console:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`The console did not say ${missing.join(', ')}`);
});
