import type { PageHead } from '../page-head.ts';
import type { Rich, RichContact, RichLink } from '../paths.ts';

export type LegalBlock =
  | { kind: 'paragraph'; text: RichContact }
  | { kind: 'list'; items: readonly Rich[] }
  | { kind: 'figures'; facts: readonly LegalFact[] };

/** One numbered part of a legal page; `id` is its anchor. The first of `blocks` says the part in a sentence. */
export interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** What stands above the sections. */
export interface LegalPage {
  head: PageHead;
  headline: string;
  lede: string;
  contents: string;
  /** Opens what a phone folds of a section. */
  more: string;
  /** `{date}` is `lastChanged`, written out. */
  changed: string;
  /** `YYYY-MM-DD` in Asia/Kolkata; change it with the words. */
  lastChanged: string;
  callToAction: { heading: string; text: string; call: string; link: RichLink };
}

export function paragraph(text: RichContact): LegalBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: readonly Rich[]): LegalBlock {
  return { kind: 'list', items };
}

export function figures(...facts: readonly LegalFact[]): LegalBlock {
  return { kind: 'figures', facts };
}

/** A large figure, with the sentence that it ends. */
export interface LegalFact {
  figure: string;
  text: string;
}
