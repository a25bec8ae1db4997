import type { FormValues } from '../../../data/forms.ts';

export interface SpamEvidence {
  fields: FormValues;
  /** Value of the field that people do not see. */
  honeypot: string;
  /** Milliseconds the form took to fill in, measured in the browser; null where there was no script to measure. */
  fillTimeMs: number | null;
  /** Different posts from the same address in the last ten minutes, this one included. */
  postsFromAddress: number;
}

/** Score from which an enquiry waits for a person. No single sign reaches it: autofill fills honeypots, and people hurry. */
export const quarantineScore = 5;

// A form without a field is not judged by it: what was not asked, or left empty, is no sign.
type Sign = readonly [weight: number, reason: string, isFound: (evidence: SpamEvidence) => boolean];

const signs: readonly Sign[] = [
  [3, 'hidden field filled in', ({ honeypot }) => honeypot.trim() !== ''],
  [3, 'filled in under a second', ({ fillTimeMs }) => isBetween(fillTimeMs, 0, 1_000)],
  [1, 'filled in under three seconds', ({ fillTimeMs }) => isBetween(fillTimeMs, 1_000, 3_000)],
  [4, 'link in the name', ({ fields }) => linksIn(fields.name) > 0],
  [1, 'link in the message', ({ fields }) => linksIn(fields.message) > 0],
  [3, 'three links or more', ({ fields }) => linksIn(fields.message) >= 3],
  [3, 'markup of a forum', ({ fields }) => /\[url[=\]]|<a\s|<\/a>/i.test(fields.message ?? '')],
  [3, 'advertises something', ({ fields: { name = '', message = '' } }) => offers.test(`${name} ${message}`)],
  [2, 'name and message the same', ({ fields: { name, message } }) => Boolean(name) && name === message],
  [1, 'many posts from one address', ({ postsFromAddress }) => postsFromAddress > 20],
  [1, 'very many posts from one address', ({ postsFromAddress }) => postsFromAddress > 40],
];

/** Scores how much a submission looks like spam, and lists the signs for the owner. A score only sorts: nothing is dropped. */
export function scoreSpam(evidence: SpamEvidence): { score: number; reasons: readonly string[] } {
  const found = signs.filter(([, , isFound]) => isFound(evidence));
  return {
    score: found.reduce((sum, [weight]) => sum + weight, 0),
    reasons: found.map(([, reason]) => reason),
  };
}

function linksIn(text = ''): number {
  return text.match(/https?:\/\/|www\.|(?<=[\w-])\.(?:ru|xyz|top|click|biz|info|shop)\b/gi)?.length ?? 0;
}

const offers =
  /\b(?:seo (?:service|expert|package)|backlinks?|guest post|first page of google|rank(?:ing)? (?:your|on) |casino|viagra|cialis|crypto|bitcoin|forex|payday loan|web ?site traffic|email list|adult dating)\b/i;

function isBetween(value: number | null, least: number, below: number): boolean {
  return value !== null && value >= least && value < below;
}
