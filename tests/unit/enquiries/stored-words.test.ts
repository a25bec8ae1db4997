import { expect, test } from 'vitest';
import type { FormValues } from '../../../data/forms.ts';
import { ownerMail } from '../../../src/enquiries/delivery/mail-content.ts';
import type { EnquiryMessage } from '../../../src/enquiries/delivery/message.ts';
import type { Enquiry } from '../../../src/enquiries/enquiry.ts';
import { describeStatus } from '../../../src/enquiries/enquiry-status.ts';
import { openSqliteStore } from '../../harness/enquiries/open-sqlite-store.ts';
import { run } from '../../harness/enquiries/run-enquiries.ts';
import { noon, quoteSubmission } from '../../harness/enquiries/submission.ts';

// As versions of the site store them that have other forms, and other fields in the same ones.
const ofOthers: readonly [what: string, form: string, fields: Record<string, string>][] = [
  ['a field that this form does not have', 'quote', { name: 'Lakshmi', phone: '1', floors: 'three <b>' }],
  ['a form that this site does not have', 'callback', { name: 'Lakshmi', floors: 'three <b>' }],
  ['an estimate in a form that this site does not have', 'callback', { estimate_text: 'three <b>' }],
  ['a form by the name of a method', 'toString', { floors: 'three <b>' }],
];

test.each(ofOthers)(
  '%s is in the owner’s mail, in what is shown, and on the visitor’s page',
  async (_what, form, fields) => {
    const stored = { form: form as Enquiry['form'], fields: fields as FormValues };
    const sent = { reference: 'K7M4X2PF', ...stored, phone: null, notice: '', receivedAt: noon };
    const message: EnquiryMessage = { kind: 'enquiry', ...sent, isAmended: false };
    const { subject, text, html } = ownerMail({ message, createdAt: noon });
    expect(subject).toMatch(/^(?:Quote request|Message) K7M4X2PF$/);
    expect(text).toContain(': three <b>');
    expect(html).toContain('three &lt;b&gt;');

    await using store = await openSqliteStore();
    const { token, reference } = await store.submitEnquiry(quoteSubmission(stored));
    expect((await run(store, 'show', reference)).output).toMatch(/ {2}three <b>$/m);
    const found = await store.findByToken({ token });
    expect(found && describeStatus(found).sent).toContainEqual({
      label: expect.any(String),
      value: 'three <b>',
    });
  },
);

test('what the server adds for itself is no word of the visitor’s', async () => {
  const fields = { name: 'Lakshmi', phone: '1', _subject: 'Quote request from the home page' };
  await using store = await openSqliteStore();
  const { reference } = await store.submitEnquiry(quoteSubmission({ fields }));
  expect((await run(store, 'show', reference)).output).not.toContain('Quote request from');
});

test('a form of another version is corrected by that version, which is said', async () => {
  await using store = await openSqliteStore();
  const submission = quoteSubmission({ form: 'callback' as Enquiry['form'] });
  const { reference } = await store.submitEnquiry(submission);
  const { exitCode, complaint } = await run(store, 'correct', reference, '--name', 'Lakshmi');
  expect([exitCode, complaint]).toEqual([2, expect.stringContaining('Another version of the site')]);
});
