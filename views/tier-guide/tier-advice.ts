import { prices, type Tier, tiers } from '../../data/prices.ts';
import { type Scope, scopes } from '../../data/scopes.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import { type Need, type TierQuestion, tierQuestions } from '../../data/tier-guide.ts';

/** The cheapest work that does the job. */
export type TierAdvice =
  | { kind: 'reseal' }
  /** `tooHigh`: millimetres that the package grinds level, where the floor has higher steps. */
  | { kind: 'tier'; service: ServiceSlug; tier: Tier; tooHigh: number | null };

export type TierAdvised = Extract<TierAdvice, { kind: 'tier' }>;

/** Values of the choices by the names of their questions. */
export type TierAnswers = Readonly<Record<string, string>>;

/** What to ask next, or what to do; the same for the same answers. Answers that the guide does not know count as none. */
export function tierStep(answers: TierAnswers): { question: TierQuestion } | { advice: TierAdvice } {
  const known = knownAnswers(answers);
  const question = tierQuestions.find(({ name }) => !known[name] && changesAdvice(name, known));
  return question ? { question } : { advice: adviceFor(known) };
}

/** All that the answers so far may lead to, once for each way to answer the rest. */
export function possibleAdvice(answers: TierAnswers): readonly TierAdvice[] {
  return completions(knownAnswers(answers), tierQuestions).map(adviceFor);
}

/** Of an address's answers those that the guide asked for. */
export function knownAnswers(answers: TierAnswers): TierAnswers {
  const known = tierQuestions.flatMap(({ name, choices }) => {
    const choice = choices.find(({ value }) => value === answers[name]);
    return choice ? [[name, choice.value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Whether two answers to a question can lead apart, whatever is answered to the others. */
function changesAdvice(name: string, known: TierAnswers): boolean {
  const others = tierQuestions.filter((question) => question.name !== name);
  const question = tierQuestions.filter((candidate) => candidate.name === name);
  return completions(known, others).some((rest) => {
    const advices = completions(rest, question).map((answers) => JSON.stringify(adviceFor(answers)));
    return new Set(advices).size > 1;
  });
}

/** Every way to answer what is still open of some questions. */
function completions(known: TierAnswers, questions: readonly TierQuestion[]): readonly TierAnswers[] {
  return questions.reduce<readonly TierAnswers[]>(
    (all, { name, choices }) =>
      known[name]
        ? all
        : all.flatMap((answers) => choices.map(({ value }) => ({ ...answers, [name]: value }))),
    [known],
  );
}

function adviceFor(answers: TierAnswers): TierAdvice {
  const need = needOf(answers);
  if (!need.isWorn && !need.levelMm && !need.joints) return { kind: 'reseal' };
  const offers = offersOf(need);
  const usable = offers.filter(({ scope }) => serves(scope, need, offers));
  const best = usable.find(({ scope }) => scope.levelMm >= (need.levelMm ?? 0));
  // Where no price grinds so deep, the one that comes nearest, and the rest in words.
  const [highest] = usable.toSorted((a, b) => b.scope.levelMm - a.scope.levelMm);
  const { service, tier, scope } = best ?? highest ?? lastOf(offers);
  return { kind: 'tier', service, tier, tooHigh: best ? null : scope.levelMm };
}

/** All that the answers ask for together. */
function needOf(answers: TierAnswers): Need {
  const chosen = tierQuestions.map(({ name, choices }) =>
    choices.find(({ value }) => value === answers[name]),
  );
  return Object.assign({}, ...chosen) as Need;
}

interface Offer {
  service: ServiceSlug;
  tier: Tier;
  scope: Scope;
}

/** What the stone can have, the cheapest first; of two at one price that of its usual line. */
function offersOf({ services = [] }: Need): readonly Offer[] {
  return services
    .flatMap((service) => tiers.map((tier) => ({ service, tier, scope: scopes[service][tier] as Scope })))
    .sort((a, b) => prices[a.service][a.tier] - prices[b.service][b.tier]);
}

const jointOrder: readonly Scope['joints'][] = ['washed', 'open', 'all'];

/** Whether a price does all but the steps. */
function serves(scope: Scope, need: Need, offers: readonly Offer[]): boolean {
  const finest = Math.max(...offers.map((offer) => offer.scope.to));
  const gentlest = Math.max(...offers.map((offer) => offer.scope.from));
  return (
    jointOrder.indexOf(scope.joints) >= jointOrder.indexOf(need.joints ?? 'washed') &&
    scope.to >= Math.min(need.to ?? 0, finest) &&
    (!need.isDeep || scope.from < gentlest || scope.from <= 100)
  );
}

function lastOf(offers: readonly Offer[]): Offer {
  const last = offers.at(-1);
  if (!last) throw new Error('The guide knows no price for this stone');
  return last;
}
