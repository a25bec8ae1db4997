import type { FormId } from '../../data/forms.ts';

/** What the visitor's own page is given. */
export interface EnquiryContent {
  /** The secret part of the page's address. */
  token: string;
  /** `confirm`: the visitor asked to withdraw and is asked whether they mean it. */
  step: 'status' | 'confirm';
  /** Resolves with null where there is no such enquiry; rejects where the store is out of reach. */
  status: Promise<SentEnquiry | null>;
  /** Whether a withdrawal was tried just now and failed. */
  hasFailed: boolean;
}

/** An enquiry or subscription as its sender sees it; times are written out, in Asia/Kolkata. */
export interface SentEnquiry {
  /** Eight characters. */
  reference: string;
  form: FormId;
  state: 'received' | 'delivered' | 'withdrawn';
  receivedAt: string;
  /** By when an answer comes, in opening hours. */
  replyBy: string;
  withdrawnAt: string | null;
  /** In the order of the form. */
  sent: readonly { label: string; value: string }[];
}
