import { expect, test } from 'vitest';
import { mergeLayers } from '../../../src/build/bundles/merge-layers.ts';

test('blocks of one layer that follow each other become one', () => {
  const css = '@layer a,b;@layer a{x{top:0}}@layer a{y{top:0}@media print{y{top:1px}}}@layer b{z{top:0}}';
  expect(mergeLayers(css)).toBe(
    '@layer a,b;@layer a{x{top:0}y{top:0}@media print{y{top:1px}}}@layer b{z{top:0}}',
  );
});

test('what stands between two blocks of a layer keeps its place', () => {
  const css = '@layer a{x{top:0}}@layer b{x{top:1px}}x{top:2px}@layer a{y{top:0}}';
  expect(mergeLayers(css)).toBe(css);
});
