import type { PageHead } from '../page-head.ts';
import type { Rich, RichContact } from '../paths.ts';

export type LegalBlock = { kind: 'paragraph'; text: RichContact } | { kind: 'list'; items: readonly Rich[] };

/** One numbered part of a legal page; `id` is its anchor. */
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
  /** `{date}` is `lastChanged`, written out. */
  changed: string;
  /** `YYYY-MM-DD` in Asia/Kolkata; change it with the words. */
  lastChanged: string;
}

export function paragraph(text: RichContact): LegalBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: readonly Rich[]): LegalBlock {
  return { kind: 'list', items };
}

/** One of the figures above the sections, with the sentence that it ends. */
export interface LegalFact {
  figure: string;
  text: string;
}
