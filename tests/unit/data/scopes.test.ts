import { expect, test, vi } from 'vitest';
import { packages } from '../../../data/packages.ts';
import type { Tier } from '../../../data/prices.ts';
import { gritsOf, type Scope, scopeLines, scopes } from '../../../data/scopes.ts';
import { serviceContents } from '../../../data/services/contents.ts';
import { serviceSlugs } from '../../../data/services/slugs.ts';
import { stoneById } from '../../../data/stones/stone-by-id.ts';

const jointOrder: readonly Scope['joints'][] = ['washed', 'open', 'all'];

function scopeOf(service: (typeof serviceSlugs)[number], tier: Tier): Scope {
  return scopes[service][tier];
}

test.each(serviceSlugs)(
  'a dearer tier of %s does all that a cheaper one does, and something more',
  (service) => {
    for (const [cheaper, dearer] of [
      ['basic', 'premium'],
      ['premium', 'luxury'],
    ] as const) {
      const less = scopeOf(service, cheaper);
      const more = scopeOf(service, dearer);
      expect(gritsOf(more)).toEqual(expect.arrayContaining([...gritsOf(less)]));
      expect(more.passes).toBeGreaterThanOrEqual(less.passes);
      expect(more.levelMm).toBeGreaterThanOrEqual(less.levelMm);
      expect(more.sealerCoats).toBeGreaterThanOrEqual(less.sealerCoats);
      expect(more.sealer).toBe(less.sealer);
      expect(more.visits).toBeGreaterThanOrEqual(less.visits);
      expect(jointOrder.indexOf(more.joints)).toBeGreaterThanOrEqual(jointOrder.indexOf(less.joints));
      const newLines = scopeLines(service, dearer).filter(
        (line) => !scopeLines(service, cheaper).includes(line),
      );
      expect(newLines.length).toBeGreaterThan(2);
    }
  },
);

test('the packages list the same things in the same order, and only Basic leaves some undone', () => {
  const [basic, premium, luxury] = packages;
  for (const { features, leftUndone } of packages) {
    expect(features).toHaveLength(basic?.features.length ?? 0);
    expect(features).toEqual(expect.arrayContaining([...leftUndone]));
  }
  expect(basic?.leftUndone.map((line) => basic.features.indexOf(line))).toEqual([1, 2]);
  expect([premium?.leftUndone, luxury?.leftUndone]).toEqual([[], []]);
});

/** The rows that a floor can be had under. */
const rowsOfStone = {
  Indian: ['marble-polishing', 'katni-marble-polishing', 'marble-floor-refinishing'],
  imported: ['italian-marble-polishing', 'italian-diamond-polishing'],
} as const;

test('no entry price is said to buy levelling', () => {
  for (const service of serviceSlugs) expect(scopeOf(service, 'basic').levelMm).toBe(0);
});

test('no page offers a stone the row of another', () => {
  for (const service of rowsOfStone.Indian)
    for (const { stone } of serviceContents[service].stones)
      expect([service, stone, stoneById(stone).family]).not.toContain('italian-marble');
  for (const service of rowsOfStone.imported)
    for (const { stone } of serviceContents[service].stones)
      expect(stoneById(stone).family).toBe('italian-marble');
});

test('the line of a package names what its scope has and the cheaper one has not', () => {
  const { basic, premium, luxury } = scopes['marble-polishing'];
  expect([basic.joints, premium.joints]).toEqual(['washed', 'all']);
  expect([basic.levelMm, basic.to < premium.to]).toEqual([0, true]);
  expect(`${premium.repairs} ${premium.finish}`).not.toMatch(/filled|measured/);
  expect(luxury.repairs).toMatch(/cracks and pinholes filled/);
  expect(luxury.finish).toMatch(/gloss measured/);
  expect(luxury.sealerCoats - premium.sealerCoats).toBe(1);
  const gists = packages.map(({ gist }) => gist.replace(/\. \d-\u2060year warranty\.$/, ''));
  expect(new Set(gists).size).toBe(gists.length);
});

test('a changed scope changes wherever it is told', async () => {
  vi.resetModules();
  const fresh = await import('../../../data/scopes.ts');
  const ending = serviceSlugs.filter((service) => fresh.scopes[service].basic.to === 1500);
  for (const service of ending) fresh.scopes[service].basic.to = 400;
  const { renderedPages } = await import('../../harness/rendered-pages.ts');
  const { texts, graphs } = renderedPages();
  vi.resetModules();
  for (const path of ['/pricing', '/care', '/blog/what-stone-polishing-costs', '/llms.txt'])
    expect(texts.get(path), path).toContain('200 to 400 grit');
  expect(ending).toContain('katni-marble-polishing');
  for (const service of ending) {
    const path = `/services/${service}`;
    expect(`${texts.get(path)} ${graphs.get(path)}`, path).not.toMatch(/(?:[Tt]o|at) 1500(?! or)/);
  }
});
