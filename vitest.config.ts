import { defineConfig } from 'vitest/config';

// React answers as in production: no component stacks in the HTML, a digest instead.
const env = { NODE_ENV: 'production' };

// Need both cores for themselves or minutes: part of `npm run test:faults`, not of `npm test`.
const heavy = [
  'http-overload',
  'http-least-privilege',
  'caddy-handover',
  'http-slow-senders',
  'http-slow-readers',
  'http-oversized',
  'http-client-leaves',
].map((name) => `tests/faults/${name}.test.ts`);
// A few rounds of these in `npm test`; `heavy` has all that docs/faults.md says.
const shortAndLong = ['http-malformed-requests', 'kill-under-load', 'http-restart', 'postgresql-restart'].map(
  (name) => `tests/faults/${name}.test.ts`,
);

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/test-report.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          env,
          maxWorkers: '100%',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.{ts,tsx}'],
          env,
          maxWorkers: '100%',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          env,
          globalSetup: ['tests/harness/browser-setup.ts'],
          // Most of the time is spent waiting for a browser: two files at a time, also where there are two cores.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.{ts,tsx}'],
          exclude: heavy,
          env,
          fileParallelism: false,
          // Alone and last: what they do to a machine would be felt by the others.
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'heavy',
          include: [...heavy, ...shortAndLong],
          env: { ...env, LONG: 'yes' },
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
