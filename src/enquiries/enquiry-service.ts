import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { noticeVersion } from '../../data/consent.ts';
import { type FieldError, type FormId, forms } from '../../data/forms.ts';
import type { SentEnquiry } from '../../views/site/page-contents.ts';
import type { Clock } from '../base/clock.ts';
import { minuteMs } from '../base/durations.ts';
import type { EnquiryConfig } from '../config/enquiry-config.ts';
import type { OutboxChannel } from './delivery/message.ts';
import { enquiryChannels, withdrawalChannels } from './delivery/plan-channels.ts';
import { hashEnquiry } from './enquiry-hash.ts';
import { describeStatus } from './enquiry-status.ts';
import { createReference, createToken } from './reference.ts';
import { quarantineScore, type SpamEvidence, scoreSpam } from './spam/score-spam.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import type { SubmitOutcome } from './store/operations/submit-enquiry.ts';
import { emailKey } from './validation/email-address.ts';
import { type PostedFields, type ValidFields, validateForm } from './validation/validate-form.ts';

/** One post of a form, before anything is known to be right about it. */
export interface FormPost extends Omit<SpamEvidence, 'fields'> {
  form: FormId;
  fields: PostedFields;
  formKey: string;
  notice: string;
  /** The visitor's, such as a /48 of IPv6: the store limits what one may have delivered in an hour. */
  network?: string | null;
}

export type SubmitAnswer =
  | { isStored: true; reference: string; token: string; outcome: SubmitOutcome }
  | { isStored: false; errors: readonly FieldError[] };

export interface EnquiryService {
  /** Stores a post durably before it resolves, or says what to correct. @throws StoreError when nothing was stored. */
  submit(post: FormPost): Promise<SubmitAnswer>;
  /** Finds the enquiry that the visitor's own page shows. @throws StoreError */
  find(token: string): Promise<SentEnquiry | null>;
  /** Takes the enquiry back; false where there is none. @throws StoreError */
  withdraw(token: string): Promise<boolean>;
}

export interface EnquiryServiceOptions {
  store: EnquiryStore;
  config: EnquiryConfig;
  clock: Clock;
  log: Logger;
  /** Called when messages are waiting in the outbox. */
  onEnqueued: (channels: readonly OutboxChannel[]) => void;
}

const repeatWindowMs = 10 * minuteMs;
const candidateReferences = 5;

export function createEnquiryService(options: EnquiryServiceOptions): EnquiryService {
  const { store, config, clock, log, onEnqueued } = options;

  async function submit(post: FormPost): Promise<SubmitAnswer> {
    const validation = validateForm(forms[post.form], post.fields);
    if (!validation.isValid) return { isStored: false, errors: validation.errors };
    const { fields, phoneE164 } = validation.valid;
    const channels = enquiryChannels(config, post.form, fields);
    const { score, reasons } = scoreSpam({ ...post, fields });
    const { outcome, reference, token, isHeld } = await store.submitEnquiry({
      ...identify(post, validation.valid),
      form: post.form,
      fields,
      phone: phoneE164,
      email: fields.email ? emailKey(fields.email) : null,
      notice: agreedNotice(post),
      spamScore: score,
      spamReasons: reasons,
      isQuarantined: score >= quarantineScore,
      channels,
      network: post.network ?? null,
      receivedAt: clock.now(),
      repeatWindowMs,
    });
    log.info(
      { event: 'enquiry', form: post.form, reference, outcome, isQuarantined: isHeld, spamScore: score },
      'Enquiry stored',
    );
    if (outcome !== 'repeated') onEnqueued(channels);
    return { isStored: true, reference, token, outcome };
  }

  async function find(token: string): Promise<SentEnquiry | null> {
    const found = await store.findByToken({ token });
    return found && describeStatus(found);
  }

  async function withdraw(token: string): Promise<boolean> {
    const channels = withdrawalChannels(config);
    const withdrawn = await store.withdrawEnquiry({ by: { token }, now: clock.now(), channels });
    if (!withdrawn) return false;
    for (const { form, reference } of withdrawn.takenBack)
      log.info({ event: 'withdrawal', form, reference }, 'Enquiry withdrawn');
    onEnqueued(channels);
    return true;
  }

  // A page may be older than the settings: what the visitor agreed to is what the page said. Anything else that
  // stands in the field was not put there by us.
  function agreedNotice({ form, notice }: FormPost): string {
    return /^[a-z]+-[\w-]{1,40}$/.test(notice) && notice.startsWith(`${form}-`)
      ? notice
      : noticeVersion(form, config.retentionMonths);
  }

  return { submit, find, withdraw };
}

function identify({ form, formKey }: FormPost, { fields, phoneE164 }: ValidFields) {
  return {
    id: randomUUID(),
    references: Array.from({ length: candidateReferences }, createReference),
    token: createToken(),
    formKey: /^[\w-]{8,64}$/.test(formKey) ? `${form}:${formKey}` : null,
    contentHash: hashEnquiry(form, fields, phoneE164),
  };
}
