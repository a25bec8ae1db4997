import { expect, test } from 'vitest';
import { estimateQuery, exampleFor } from '../../../data/estimate.ts';
import { forms } from '../../../data/forms.ts';
import { formatRupees } from '../../../data/money.ts';
import { prices } from '../../../data/prices.ts';
import { sentFields } from '../../../data/sent-fields.ts';
import { csvLine } from '../../../src/cli/enquiries/enquiry-csv.ts';
import { ownerMail } from '../../../src/enquiries/delivery/mail-content.ts';
import { validateForm } from '../../../src/enquiries/validation/validate-form.ts';
import { enquiryMessage } from '../../harness/enquiries/delivery.ts';
import { openSqliteStore } from '../../harness/enquiries/open-sqlite-store.ts';
import { noon, quoteSubmission } from '../../harness/enquiries/submission.ts';

const person = { name: 'Lakshmi', email: 'lakshmi@example.com', phone: '90000 00000' };
const input = { ...exampleFor('kota-stone-polishing'), rooms: [], size: '1000' };
const least = 900 * prices['kota-stone-polishing'].premium;

function fieldsOf(values: Record<string, string>): Readonly<Record<string, string | undefined>> {
  const posted = new Map(Object.entries({ ...person, ...values }).map(([name, value]) => [name, [value]]));
  const validation = validateForm(forms.contact, posted);
  if (!validation.isValid) throw new Error(validation.errors.map(({ field }) => field).join(' '));
  return validation.valid.fields;
}

test('an estimate stands in place of a message, and is reckoned again whatever was posted beside it', () => {
  const fields = fieldsOf({
    estimate: `${estimateQuery(input)}&estimate_low=1`,
    estimate_low: '1',
    estimate_text: 'Free of charge',
    service: 'Granite Floor Polishing',
    tier: 'basic',
    area_size: '1',
  });
  expect(fields).toMatchObject({
    service: 'Kota Stone Polishing',
    tier: 'premium',
    area_size: '1000',
    estimate: estimateQuery(input),
    estimate_low: String(least),
  });
  expect(fields.estimate_text).toContain(formatRupees(least));
  expect(Number(fields.estimate_high)).toBeGreaterThan(least);
});

test('a size that was typed in another unit than the one that is chosen beside it is kept as it was typed', () => {
  const query = 'service=marble-polishing&tier=basic&way=rooms&size=120+gaj&unit=sqft';
  const fields = fieldsOf({ estimate: query });
  expect(fields.area_size).toBe('1080');
  expect(fields.estimate).toContain('size=120+gaj&unit=gaj');
  expect(fields.estimate_text).toContain('972–1,188 sq ft');
});

test('an estimate that is long in an address, as twenty rooms in figures of Devanagari are, is kept like any other', () => {
  const rooms = { ...input, size: Array.from({ length: 20 }, () => '१२ × १०').join(' + ') };
  const query = estimateQuery(rooms);
  expect(query.length).toBeGreaterThan(1000);
  expect(fieldsOf({ estimate: query })).toMatchObject({ estimate: query, area_size: '2400' });
});

test.each(['', 'size=-5', 'service=x&rooms=hall', '<script>', 'rooms=hall&tier=free', 'x'.repeat(9000)])(
  'of the estimate %.30j nothing is kept, and a message is asked for',
  (estimate) => {
    expect(() => fieldsOf({ estimate })).toThrow(/^message$/);
    const fields = fieldsOf({ estimate, message: 'A hall.', service: 'Kota Stone Polishing' });
    expect(fields).toMatchObject({ service: 'Kota Stone Polishing', message: 'A hall.' });
    expect(Object.keys(fields).filter((name) => name.startsWith('estimate'))).toEqual([]);
  },
);

test('what an estimate came to when it was sent is what mail, list, export and page say, whatever prices become', async () => {
  const fields = { ...fieldsOf({ estimate: estimateQuery(input) }), estimate_text: 'As it was: ₹1' };
  const message = enquiryMessage({ fields });
  expect(ownerMail({ message, createdAt: noon }).text).toContain('Estimate: As it was: ₹1');
  expect(ownerMail({ message, createdAt: noon }).html).toContain('As it was: ₹1');
  await using store = await openSqliteStore();
  await store.submitEnquiry(quoteSubmission({ form: 'contact', fields }));
  const [kept] = await store.listEnquiries({});
  if (!kept) throw new Error('Nothing was stored');
  expect(kept.fields).toEqual(fields);
  expect(csvLine(kept)).toMatch(new RegExp(`"As it was: ₹1","${least}","\\d+"`));
  expect(sentFields(forms.contact.fields, kept.fields)).toContainEqual({
    label: 'Estimate',
    value: 'As it was: ₹1',
  });
});

test('an enquiry from before there were estimates reads as it did', () => {
  const fields = { ...person, message: 'Two rooms.' };
  expect(sentFields(forms.contact.fields, fields).map(({ label }) => label)).toEqual([
    'Full Name',
    'Email Address',
    'Phone Number',
    'Message',
  ]);
  expect(ownerMail({ message: enquiryMessage({ fields }), createdAt: noon }).text).not.toContain('Estimate');
});
