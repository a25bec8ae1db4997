import { expect, test } from 'vitest';
import { prices, type Tier, tiers } from '../../../data/prices.ts';
import { gritsOf, type Scope, scopeLines, scopes } from '../../../data/scopes.ts';
import { serviceSlugs } from '../../../data/services/slugs.ts';

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

test('a marble floor with higher steps never costs less under another name', () => {
  const lines = (['marble-polishing', 'katni-marble-polishing', 'marble-floor-refinishing'] as const).flatMap(
    (service) =>
      tiers.map((tier) => ({ price: prices[service][tier], levelMm: scopeOf(service, tier).levelMm })),
  );
  for (const { price, levelMm } of lines) {
    const cheaper = lines.filter((other) => other.price < price);
    expect(Math.max(0, ...cheaper.map((other) => other.levelMm))).toBeLessThanOrEqual(levelMm);
  }
});

test('no entry price of a marble floor is said to buy levelling, and none under ₹30 buys the last grit', () => {
  for (const service of serviceSlugs) {
    expect(scopeOf(service, 'basic').levelMm).toBe(0);
    if (prices[service].basic < 30) expect(scopeOf(service, 'basic').to).toBeLessThan(3000);
  }
});
