import { readFile } from 'node:fs/promises';
import { type Declaration, type Selector, transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { pageSheets } from '../../../../src/build/bundles/page-styles.ts';
import { readSheetGraph } from '../../../../src/build/bundles/sheet-graph.ts';
import type { StyledPage } from '../../../../views/pages/late-parts.ts';
import { lateParts } from '../../../../views/pages/late-parts.ts';

/** Sheets whose selectors look alike, of elements that are never the same: the picture of a header is no swatch, no frame. */
const apart = [
  'views/article/article-header.css views/article/frame-table.css',
  'views/article/article-header.css views/components/strip-swatch.css',
];

test('no sheet of a first screen overrides one that comes after it', async () => {
  const graph = await readSheetGraph();
  const faults: string[] = [];
  for (const page of Object.keys(lateParts) as StyledPage[]) {
    const { all, early } = pageSheets(page, graph);
    for (const [at, late] of all.entries()) {
      if (early.has(late)) continue;
      for (const overriding of all.slice(at + 1).filter((path) => early.has(path)))
        if (!apart.includes(`${overriding} ${late}`))
          for (const first of await settingsOf(late))
            for (const second of await settingsOf(overriding))
              if (first.subject === second.subject && concern(first.property, second.property))
                faults.push(`${page}: ${overriding} overrides ${first.subject} ${first.property} of ${late}`);
    }
  }
  expect(faults).toEqual([]);
});

interface Setting {
  /** The layer, the element that a selector ends at, and the specificity, at which alone the order decides. */
  subject: string;
  property: string;
}

/** Whether two properties are one, or one is a part of the other. */
function concern(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}

const known = new Map<string, Setting[]>();

async function settingsOf(path: string): Promise<Setting[]> {
  const found = known.get(path);
  if (found) return found;
  const settings: Setting[] = [];
  known.set(path, settings);
  let layer = '';
  transform({
    filename: path,
    code: await readFile(path),
    visitor: {
      Rule: {
        'layer-block'({ value }) {
          layer = value.name?.join('.') ?? '';
        },
        style({ value }) {
          const { declarations = [], importantDeclarations = [] } = value.declarations ?? {};
          for (const declaration of [...declarations, ...importantDeclarations])
            for (const subject of value.selectors.flatMap(subjectsOf))
              settings.push({ subject: `${layer} ${subject}`, property: nameOf(declaration) });
        },
      },
    },
  });
  return settings;
}

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  return declaration.property === 'custom' ? declaration.value.name : declaration.property;
}

/** The classes of the element that a selector ends at; its type, and what is around it, where it has none. */
function subjectsOf(selector: Selector): string[] {
  const last = selector.findLastIndex(({ type }) => type === 'combinator');
  const classes = classesOf(selector.slice(last + 1));
  const pseudo = selector
    .flatMap((part) => (part.type === 'pseudo-element' ? [`::${part.kind}`] : []))
    .join('');
  const types = selector.flatMap((part) => (part.type === 'type' ? [part.name] : []));
  const subjects = classes.length > 0 ? classes : [[...classesOf(selector), ...types.slice(-1)].join(' ')];
  const rank = selector.filter(
    ({ type }) => type === 'class' || type === 'attribute' || type === 'pseudo-class',
  );
  return subjects.map((subject) => `${subject}${pseudo} (${rank.length}, ${types.length})`);
}

function classesOf(parts: Selector): string[] {
  return parts.flatMap((part) => (part.type === 'class' ? [`.${part.name}`] : []));
}
