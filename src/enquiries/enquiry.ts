import type { FieldName, FormId, FormValues } from '../../data/forms.ts';

/** `quarantined`: looks like spam, waits for a person. `withdrawn`: the visitor took it back. */
export type EnquiryState = 'received' | 'quarantined' | 'withdrawn';

/** One enquiry or subscription as it is stored. Instants are milliseconds since the epoch. */
export interface Enquiry {
  id: string;
  /** Eight characters for people. */
  reference: string;
  /** The secret part of the visitor's own page. */
  token: string;
  form: FormId;
  state: EnquiryState;
  fields: FormValues;
  /** E.164. */
  phone: string | null;
  /** Address in the spelling in which addresses are compared. */
  email: string | null;
  /** The notice the visitor agreed to. */
  notice: string;
  spamScore: number;
  spamReasons: readonly string[];
  receivedAt: number;
  /** Retention counts from here: when the visitor last sent something under this enquiry. */
  lastContactAt: number;
  withdrawnAt: number | null;
  /** Earlier words of an amended enquiry, and when it was corrected, oldest first. */
  earlier: readonly EarlierWords[];
}

export interface EarlierWords {
  fields: FormValues;
  phone: string | null;
  email: string | null;
  replacedAt: number;
  /** Where the owner corrected these fields: of what stood in them nothing is kept. */
  corrected?: readonly FieldName[];
}

/** What is to stand in fields of an enquiry, fit to be stored; null: nothing. */
export type CorrectedFields = Readonly<Partial<Record<FieldName, string | null>>>;

/** `retention`: its time was over. `withdrawal`: withdrawn long enough ago. `request`: somebody asked. */
export type ErasureReason = 'retention' | 'withdrawal' | 'request';
