import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const production = {
  // React answers as in production: no component stacks in the HTML, a digest instead.
  NODE_ENV: 'production',
  // Threads and processes that tests start from source take its modules compiled: else each compiles them anew.
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('.cache/compiled-tests', import.meta.url)),
};

// `npm test` runs unit, http, browser and faults; `npm run test:all` what they leave out, by the end of a file's name:
// `*.all.test.ts` is for it alone; of `*.sampled.test.ts` the one tries a sample, the other the rest (tests/harness/addresses.ts, tests/faults/fixtures/rounds.ts).
const leftOut = ['all', 'sampled'];

/**
 * Long faults that need the machine for themselves: they are told by how long other visitors wait, or by how soon a client
 * has left, or take all that there is.
 */
const faultsAlone = [
  'caddy-handover',
  'http-client-leaves',
  'http-overload',
  'http-silent-connections',
  'http-slow-readers',
  'http-slow-senders',
  'slow-disk',
].map((fault) => `tests/faults/${fault}.all.test.ts`);

/** The longest files, longest first: begun last, one would run on while the other workers have nothing left to do. */
const longest = [
  'with-javascript.sampled',
  'with-javascript.all',
  'keyboard-walk.all',
  'http-restart.all',
  'script-injection.sampled',
  'kill-under-load.sampled',
  'http-least-privilege.all',
  'http-malformed-requests.sampled',
  'quote-journeys.sampled',
  'without-javascript.sampled',
  'development.all',
  'budget.sampled',
  'vitals.all',
  'navigation',
  'rooms-and-grits',
];

// A new clone knows no times of earlier runs, and goes by the sizes of files.
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place === -1 ? longest.length : place;
    };
    return [...ofProjects.values()].flatMap((all) => all.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

const siteSetup = ['tests/harness/site-setup.ts'];

const quickTests = {
  env: production,
  maxWorkers: '100%',
  // Some draw every page of the site twice, which took 25 seconds on a busy machine.
  testTimeout: 60_000,
};

const longTests = {
  env: production,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // They wait for a machine that has other work too. `.ci/run` names those that passed at their second try.
  retry: 1,
};

const browserTests = {
  ...longTests,
  globalSetup: [...siteSetup, 'tests/harness/browser-setup.ts'],
  // They wait for files and for a browser: more of them than cores.
  maxWorkers: 3,
};

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    reporters: [['default', { summary: false }], 'json'],
    // Counted by .ci/run, with that of `npm run test:all`.
    outputFile: { json: '.cache/test-report.json' },
    // What was promised, what came and where to look fit on one screen.
    diff: { truncateThreshold: 30 },
    // Each process reads the modules that its tests share once.
    isolate: false,
    setupFiles: ['tests/harness/quiet-console.ts', 'tests/harness/short-failures.ts'],
    // What a poll waits for may take a busy machine long; vitest gives up after a second.
    expect: { poll: { timeout: 15_000 } },
    // What a test writes is shown when it fails.
    silent: 'passed-only',
    slowTestThreshold: 5000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          ...quickTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.{ts,tsx}'],
          ...quickTests,
          globalSetup: siteSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          exclude: ['**/*.all.test.{ts,tsx}'],
          ...browserTests,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.{ts,tsx}'],
          exclude: ['**/*.all.test.{ts,tsx}'],
          ...longTests,
          // Two at a time, and last: what they do to a machine would be felt by the others.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'all-browser',
          include: leftOut.map((kind) => `tests/browser/**/*.${kind}.test.{ts,tsx}`),
          ...browserTests,
          env: { ...production, TEST_SET: 'all' },
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'rest-faults',
          include: leftOut.map((kind) => `tests/faults/**/*.${kind}.test.{ts,tsx}`),
          exclude: faultsAlone,
          ...longTests,
          env: { ...production, TEST_SET: 'all' },
          // Much of their time is waiting.
          maxWorkers: 3,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'all-faults',
          include: faultsAlone,
          ...longTests,
          env: { ...production, TEST_SET: 'all' },
          fileParallelism: false,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
