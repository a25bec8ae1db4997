import { expect, test } from 'vitest';
import { prices, tiers } from '../../../data/prices.ts';
import { type Scope, scopes } from '../../../data/scopes.ts';
import { type Need, tierQuestions } from '../../../data/tier-guide.ts';
import { type TierAdvice, type TierAnswers, tierStep } from '../../../views/tier-guide/tier-advice.ts';

interface Path {
  answers: TierAnswers;
  advice: TierAdvice;
}

/** Every way through the guide, as a visitor can take it. */
const paths = pathsFrom({});

function pathsFrom(answers: TierAnswers): readonly Path[] {
  const step = tierStep(answers);
  if ('advice' in step) return [{ answers, advice: step.advice }];
  const { name, choices } = step.question;
  return choices.flatMap(({ value }) => pathsFrom({ ...answers, [name]: value }));
}

/** What the answers of a path ask for together. */
function needOf({ answers }: Path): Need {
  const chosen = tierQuestions.map(({ name, choices }) =>
    choices.find(({ value }) => value === answers[name]),
  );
  return Object.assign({}, ...chosen);
}

const jointOrder = ['washed', 'open', 'all'];

/** Whether a price does what a path asks for, as far as any price of the stone does it. */
function doesTheJob(scope: Scope, need: Need, all: readonly Scope[]): boolean {
  const maxLevelMm = Math.max(...all.map(({ levelMm }) => levelMm));
  const finest = Math.max(...all.map(({ to }) => to));
  return (
    scope.levelMm >= Math.min(need.levelMm ?? 0, maxLevelMm) &&
    jointOrder.indexOf(scope.joints) >= jointOrder.indexOf(need.joints ?? 'washed') &&
    scope.to >= Math.min(need.to ?? 0, finest)
  );
}

test('every path ends after at most five questions, and no path asks one twice', () => {
  expect(tierQuestions).toHaveLength(5);
  expect(new Set(paths.map(({ answers }) => JSON.stringify(answers))).size).toBe(paths.length);
  for (const { answers } of paths) expect(Object.keys(answers).length).toBeLessThanOrEqual(5);
});

test('every path leads to the cheapest price of its stone that does the job', () => {
  for (const path of paths) {
    const { answers, advice } = path;
    if (advice.kind === 'reseal') continue;
    const need = needOf(path);
    const offers = (need.services ?? []).flatMap((service) =>
      tiers.map((tier) => ({ price: prices[service][tier], scope: scopes[service][tier] as Scope })),
    );
    const all = offers.map(({ scope }) => scope);
    const where = JSON.stringify({ answers, advice });
    expect(doesTheJob(scopes[advice.service][advice.tier], need, all), where).toBe(true);
    const cheaper = offers.filter(({ price }) => price < prices[advice.service][advice.tier]);
    const wouldDo = cheaper.filter(({ scope }) => doesTheJob(scope, need, all));
    // A deep scratch alone may ask for a coarser start than a cheaper line makes.
    expect(need.isDeep ? [] : wouldDo, where).toEqual([]);
    expect(advice.tooHigh !== null, where).toBe((need.levelMm ?? 0) > Math.max(...all.map((s) => s.levelMm)));
  }
});

test('a scratch that a fingernail feels never ends in the gentlest line of its stone, unless that begins at 100 grit', () => {
  for (const path of paths.filter((candidate) => needOf(candidate).isDeep)) {
    if (path.advice.kind === 'reseal') throw new Error(JSON.stringify(path.answers));
    const { service, tier } = path.advice;
    const gentlest = Math.max(...(needOf(path).services ?? []).map((slug) => scopes[slug].basic.from));
    const { from } = scopes[service][tier];
    expect(from < gentlest || from <= 100, JSON.stringify(path)).toBe(true);
  }
});

test('a floor that still shines and troubles nobody is cleaned and sealed, and no other', () => {
  for (const path of paths) {
    const { isWorn, levelMm, joints } = needOf(path);
    expect(path.advice.kind === 'reseal', JSON.stringify(path.answers)).toBe(!isWorn && !levelMm && !joints);
  }
});

test('at least a third of the paths end below Premium', () => {
  const below = paths.filter(({ advice }) => advice.kind === 'reseal' || advice.tier === 'basic');
  expect(below.length / paths.length).toBeGreaterThanOrEqual(1 / 3);
});

test('answers that the guide did not ask for change nothing, whatever they hold', () => {
  const first = tierStep({});
  for (const value of ['', 'x'.repeat(10_000), '<b>', '__proto__', 'toString'])
    expect(tierStep({ stone: value, [value]: value, __proto__: value })).toEqual(first);
});
