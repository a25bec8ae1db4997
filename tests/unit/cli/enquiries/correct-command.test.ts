import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { forms } from '../../../../data/forms.ts';
import { commandOptions } from '../../../../src/cli/enquiries/command.ts';
import { runCommand } from '../../../../src/cli/enquiries/run-command.ts';
import { correctableFields } from '../../../../src/enquiries/validation/validate-correction.ts';
import { claim } from '../../../harness/enquiries/claim-deliveries.ts';
import { openSqliteStore } from '../../../harness/enquiries/open-sqlite-store.ts';
import { commandContext, run, runEntry } from '../../../harness/enquiries/run-enquiries.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';

const reference = 'K7M4X2PF';

const wrong = {
  references: [reference],
  form: 'contact',
  email: 'wrong@example.com',
  fields: { name: 'Lakshmi', email: 'wrong@example.com', phone: '90000 00000', message: 'Two rooms' },
} as const;

const labels = forms.contact.fields
  .filter(({ name }) => ['email', 'phone', 'message'].includes(name))
  .map(({ label }) => label)
  .join(', ');

const right = ['--phone', '09000000001', '--email', 'Right@example.com', '--message', 'One\nroom'];

test('show, list and forget find the person by the corrected number and address, and no longer by the old', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(wrong));
  const end = await run(store, 'correct', 'k7m4-x2pf', ...right);
  expect(end).toMatchObject({ exitCode: 0, complaint: '' });
  expect(JSON.parse((await run(store, 'show', reference, '--json')).output)).toMatchObject({
    phone: '+919000000001',
    email: 'right@example.com',
    fields: { name: 'Lakshmi', phone: '09000000001', email: 'Right@example.com', message: 'One\nroom' },
  });
  const listed = async (...words: string[]): Promise<number> =>
    JSON.parse((await run(store, 'list', '--json', ...words)).output).length;
  expect(await listed('--phone', '90000 00000')).toBe(0);
  expect(await listed('--email', 'right@example.com')).toBe(1);
  expect((await run(store, 'forget', '--phone', '90000 00000')).exitCode).toBe(1);
  expect((await run(store, 'forget', '--phone', '90000 00001')).output).toContain(reference);
});

test('the owner reads what was corrected, what goes out anew and who has the old words, and show says when', async () => {
  await using store = await openSqliteStore();
  const channels = ['form', 'webhook', 'mail'] as const;
  await store.submitEnquiry(quoteSubmission({ ...wrong, channels }));
  const [delivered] = await store.claimDeliveries(claim({ channel: 'form' }));
  const id = delivered?.id ?? '';
  await store.settleDelivery({ id, lease: 'first', at: noon, result: '200', outcome: 'delivered' });
  await store.claimDeliveries(claim({ channel: 'mail' }));
  const { output } = await run(store, 'correct', reference, ...right);
  expect(output.split('\n')).toEqual([
    `${reference} is corrected: ${labels}.`,
    'Still to be sent, with the new words: mail, webhook.',
    'Perhaps sent with the old words as well: mail.',
    'Sent with the old words, so correct them there: form.',
    'Backups still have the old words.',
  ]);
  expect(output).not.toMatch(/90000|example\.com|room/);
  const shown = await run(store, 'show', reference);
  expect(shown.output.replace(/ +/g, ' ')).toContain(`Corrected 2026-11-21 12:00:00: ${labels}\n`);
  expect(shown.output).not.toMatch(/wrong@|90000 00000|Two rooms/);
});

test('for programs it names fields and channels, and none of the words', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(wrong));
  const aside = 'enquiries.db.damaged-1';
  const words = ['correct', reference, '--name', 'Lakshmi Rao'];
  const end = await runCommand([...words, '--json'], () => commandContext(store, [aside]));
  expect(JSON.parse(end.output)).toEqual({
    reference,
    corrected: ['name'],
    waiting: ['webhook'],
    underWay: [],
    told: [],
    setAside: [aside],
  });
  const again = await runCommand(words, () => commandContext(store, [aside]));
  expect(again).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/says so already[\s\S]*so may enquiries\.db\.damaged-1/),
  });
});

test('with another floor size an estimate goes, and the owner is told', async () => {
  await using store = await openSqliteStore();
  const estimate = { estimate: 'service=kota', estimate_text: 'x', estimate_low: '1', estimate_high: '2' };
  const fields = { ...wrong.fields, area_size: '400', ...estimate };
  await store.submitEnquiry(quoteSubmission({ ...wrong, fields }));
  const { output } = await run(store, 'correct', reference, '--area_size', '250', '--area', 'Kondapur');
  expect(output).toContain('The estimate was of another floor and is taken out.');
  const { enquiry } = (await store.findByReference({ reference })) ?? {};
  expect(enquiry?.fields).toEqual({ ...wrong.fields, area_size: '250', area: 'Kondapur' });
});

test('what the form refuses is refused in its words, and nothing is changed', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(wrong));
  const end = await run(store, 'correct', reference, '--phone', '12345', '--name', '', '--message', 'New');
  const [name, , phone] = forms.contact.fields;
  expect(end).toEqual({
    output: '',
    exitCode: 2,
    complaint: `--name: ${name.messages.required}.\n--phone: ${phone.messages.format}.`,
  });
  expect((await store.findByReference({ reference }))?.enquiry.fields).toEqual(wrong.fields);
});

test('what is withdrawn or erased cannot be corrected, and the owner is told why', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(wrong));
  await run(store, 'withdraw', reference);
  expect(await run(store, 'correct', reference, ...right)).toMatchObject({
    exitCode: 1,
    output: `${reference} was withdrawn: it is no longer used, and erased within 30 days. Nothing of it is corrected.`,
  });
  await run(store, 'forget', '--phone', '90000 00000');
  expect(await run(store, 'correct', reference, ...right)).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('It may have been erased.'),
  });
});

test.each([
  [['correct'], 'Give one reference'],
  [['correct', reference], 'Say what to correct'],
  [['correct', reference, 'Lakshmi'], 'Give one reference'],
  [['correct', reference, '--stone', 'Kota'], 'The form quote has no --stone. It has --name, --phone.'],
  [['list', '--name', 'Lakshmi'], 'list does not take --name'],
])('%j is not understood and says why', async (words, sentence) => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission({ references: [reference] }));
  expect(await run(store, ...words)).toMatchObject({
    exitCode: 2,
    complaint: expect.stringContaining(sentence),
  });
});

test('every field that a person types into a form has an option', () => {
  for (const form of ['quote', 'contact', 'newsletter'] as const)
    for (const { name } of correctableFields(form)) expect(commandOptions).toHaveProperty(name);
});

test('a correction beside a server at work is in what that delivers next', async () => {
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission(wrong));
  const words = `correct ${reference} --phone 09000000001 --email Right@example.com`;
  const { stdout, stderr } = await runEntry(dirname(store.path), words);
  expect(stderr).toBe('');
  expect(stdout).toContain('is corrected');
  expect((await store.findByReference({ reference }))?.enquiry.phone).toBe('+919000000001');
  expect(await store.claimDeliveries(claim())).toMatchObject([{ message: { phone: '+919000000001' } }]);
});
