import { replyWithinHours } from './business.ts';
import { grits } from './scopes.ts';

/** Something the business says of itself that a reader cannot check on the page. */
export interface Claim {
  id: string;
  /** The claim as a whole sentence. */
  statement: string;
  /** Short form for the statistics row, such as `500+`. */
  figure?: string;
  /** What the figure counts, or the name of a certification. */
  label?: string;
  /** Where the proof is kept; null while the owner has not given it, and then `launch-check` lists the claim. */
  evidence: string | null;
}

export const claimChoices = ['all', 'proved'] as const;

/** Which claims are shown: all of them, or those with evidence. */
export type ClaimChoice = (typeof claimChoices)[number];

/** The only place that holds these figures; pages take them from here. */
export const claims = {
  customers: {
    id: 'customers',
    statement: '500+ happy customers in and around Hyderabad.',
    figure: '500+',
    label: 'happy customers',
    evidence: null,
  },
  experience: {
    id: 'experience',
    statement: '10+ years of experience in grinding, polishing and sealing stone.',
    figure: '10+',
    label: 'years of experience',
    evidence: null,
  },
  projects: {
    id: 'projects',
    statement: '1000+ projects finished, from one kitchen counter to whole buildings.',
    figure: '1000+',
    label: 'projects finished',
    evidence: null,
  },
  messages: {
    id: 'messages',
    statement: `Messages are accepted 24/7 and answered within ${replyWithinHours} hours.`,
    figure: '24/7',
    label: 'messages accepted',
    evidence: 'The forms of this site store a message at any hour; the answer is promised in docs/owner.md.',
  },
  equipment: {
    id: 'equipment',
    statement: `Planetary grinders with a water feed, seven diamond grits from ${grits[0]} to ${grits[6]}, a moisture meter and a gloss meter.`,
    evidence: null,
  },
  popular: {
    id: 'popular',
    statement: 'Premium is the package that most customers choose.',
    label: 'Most Popular',
    evidence: null,
  },
  iso: {
    id: 'iso',
    statement: 'The way we survey, quote and hand over work follows a certified quality system.',
    label: 'ISO certified',
    evidence: null,
  },
  award: {
    id: 'award',
    statement: 'Recognised for service to home owners.',
    label: 'Best service award',
    evidence: null,
  },
  rating: {
    id: 'rating',
    statement: 'Customers rate our finished work at five stars.',
    label: '5-star rating',
    evidence: null,
  },
} as const satisfies Record<string, Claim>;

/** Whether a claim is said, by itself and in the words that rest on it. */
export function isShown({ evidence }: Claim, choice: ClaimChoice): boolean {
  return choice === 'all' || evidence !== null;
}

export const claimList: readonly Claim[] = Object.values(claims);
