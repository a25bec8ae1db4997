import { expect, test } from 'vitest';
import { sourceFiles } from '../../harness/source-files.ts';

/**
 * Modules that remember something and are no part of the core: each page file has a copy of its own, which knows nothing
 * of what another one was told (`src/build/bundles/page-chunks.ts`). What two of them have to know is handed over.
 */
const ofOnePage = [
  'views/estimate/use-estimate.ts',
  'views/forms/filling.ts',
  'views/forms/returned-form.ts',
  'views/forms/tell-elsewhere.tsx',
];

/** `client` and `navigation` are in the core; the tables of `routes` are never changed. */
const inTheCore = /^views\/(?:client|navigation|routes)\//;

test('a module of the browser that remembers something is part of the core, or known to be copied into each page', () => {
  const remembering = sourceFiles(['views'], /\.tsx?$/).filter(
    ({ path, text }) =>
      !inTheCore.test(path) && /^(?:export )?(?:let |const [^\n]*= new (?:Weak)?(?:Map|Set)\b)/m.test(text),
  );
  expect(remembering.map(({ path }) => path).sort()).toEqual(ofOnePage);
});
