import { expect, test } from 'vitest';
import { splitPrint } from '../../../src/build/bundles/print-rules.ts';

const source = `@import "./tokens.css";
@layer components, utilities;
@layer components {
  .card { color: red; } /* not } a brace */
  @media print { @page { margin: 1mm } .card { color: black; } }
  @media (min-width: 48rem) { .card { color: blue; } }
}`;

function plain(css: string): string {
  return css.replaceAll(/\s+/g, '');
}

test('screen keeps everything but the blocks for print', () => {
  expect(plain(splitPrint(source).screen)).toBe(
    '@import"./tokens.css";@layercomponents,utilities;@layercomponents{.card{color:red;}@media(min-width:48rem){.card{color:blue;}}}',
  );
});

test('print keeps the layer of its blocks', () => {
  expect(plain(splitPrint(source).print)).toBe(
    '@layercomponents{@mediaprint{@page{margin:1mm}.card{color:black;}}}',
  );
});

test('a sheet whose block does not end is refused', () => {
  expect(() => splitPrint('@layer components { .card { color: red; }')).toThrow('does not end');
});
