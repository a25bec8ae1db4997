import type { FormValues } from '../../../data/forms.ts';

export interface SpamEvidence {
  fields: FormValues;
  /** What stands in the field that people do not see. */
  honeypot: string;
  /** Milliseconds the form took to fill in, measured in the browser; null where there was no script to measure. */
  fillTimeMs: number | null;
  /** Different posts from the same address in the last ten minutes, this one included. */
  postsFromAddress: number;
}

export interface SpamScore {
  score: number;
  /** Which signs were found, for the owner. */
  reasons: readonly string[];
}

/** From here on an enquiry waits for a person. No single sign reaches it: autofill fills honeypots, and people hurry. */
export const quarantineScore = 5;

interface Sign {
  reason: string;
  weight: number;
  isFound: (evidence: SpamEvidence) => boolean;
}

const signs: readonly Sign[] = [
  { reason: 'hidden field filled in', weight: 3, isFound: ({ honeypot }) => honeypot.trim() !== '' },
  {
    reason: 'filled in under a second',
    weight: 3,
    isFound: ({ fillTimeMs }) => isBetween(fillTimeMs, 0, 1_000),
  },
  {
    reason: 'filled in under three seconds',
    weight: 1,
    isFound: ({ fillTimeMs }) => isBetween(fillTimeMs, 1_000, 3_000),
  },
  { reason: 'link in the name', weight: 4, isFound: ({ fields }) => linksIn(fields.name) > 0 },
  { reason: 'link in the message', weight: 1, isFound: ({ fields }) => linksIn(fields.message) > 0 },
  { reason: 'three links or more', weight: 3, isFound: ({ fields }) => linksIn(fields.message) >= 3 },
  {
    reason: 'markup of a forum',
    weight: 3,
    isFound: ({ fields }) => /\[url[=\]]|<a\s|<\/a>/i.test(fields.message ?? ''),
  },
  {
    reason: 'advertises something',
    weight: 3,
    isFound: ({ fields }) => advertises(`${fields.name} ${fields.message}`),
  },
  { reason: 'name and message the same', weight: 2, isFound: ({ fields }) => fields.name === fields.message },
  {
    reason: 'many posts from one address',
    weight: 1,
    isFound: ({ postsFromAddress }) => postsFromAddress > 20,
  },
  {
    reason: 'very many posts from one address',
    weight: 1,
    isFound: ({ postsFromAddress }) => postsFromAddress > 40,
  },
];

/** How much a submission looks like spam. It only sorts: nothing is dropped. */
export function scoreSpam(evidence: SpamEvidence): SpamScore {
  const found = signs.filter(({ isFound }) => isFound(evidence));
  return {
    score: found.reduce((sum, { weight }) => sum + weight, 0),
    reasons: found.map(({ reason }) => reason),
  };
}

function linksIn(text = ''): number {
  return text.match(/https?:\/\/|www\.|(?<=[\w-])\.(?:ru|xyz|top|click|biz|info|shop)\b/gi)?.length ?? 0;
}

const offers =
  /\b(?:seo (?:service|expert|package)|backlinks?|guest post|first page of google|rank(?:ing)? (?:your|on) |casino|viagra|cialis|crypto|bitcoin|forex|payday loan|web ?site traffic|email list|adult dating)\b/i;

function advertises(text: string): boolean {
  return offers.test(text);
}

function isBetween(value: number | null, least: number, below: number): boolean {
  return value !== null && value >= least && value < below;
}
