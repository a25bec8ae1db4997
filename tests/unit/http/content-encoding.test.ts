import { expect, test } from 'vitest';
import { chooseEncoding } from '../../../src/http/content-encoding.ts';

const cases: readonly [acceptEncoding: string | undefined, chosen: string][] = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['br ; q=0.1', 'br'],
  ['br ; q = 0', 'identity'],
  ['br;q=0.5, identity', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  // Nothing is left that they would take: plain bytes can be read all the same.
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['zstd', 'identity'],
  [';;q=,,=;', 'identity'],
  ['br;q=nonsense', 'identity'],
];

test.each(cases)('"%s" is answered with %s', (acceptEncoding, chosen) => {
  expect(chooseEncoding(acceptEncoding)).toBe(chosen);
});
