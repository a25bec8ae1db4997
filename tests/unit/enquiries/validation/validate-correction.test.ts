import { expect, test } from 'vitest';
import { forms } from '../../../../data/forms.ts';
import { validateCorrection } from '../../../../src/enquiries/validation/validate-correction.ts';

const contact = {
  form: 'contact',
  fields: {
    name: 'Lakshmi',
    email: 'lakshmi@example.com',
    phone: '90000 00000',
    message: 'Two rooms of Makrana.',
  },
} as const;

const estimated = {
  form: 'contact',
  fields: {
    ...contact.fields,
    service: 'Kota Stone Polishing',
    tier: 'premium',
    area_size: '400',
    estimate: 'service=kota',
    estimate_text: 'Kota',
    estimate_low: '25500',
    estimate_high: '36000',
  },
} as const;

const noEstimate = { estimate: null, estimate_text: null, estimate_low: null, estimate_high: null };

test('new words are cleaned and read as a form’s are, and only the fields that were named', () => {
  const typed = { name: '  Lakshmi\u202e\nRao ', phone: '౯౦౦౦౦ ౦౦౦౦౧', message: 'One\r\nroom\u0007' };
  expect(validateCorrection(contact, typed)).toEqual({
    isValid: true,
    fields: { name: 'Lakshmi Rao', phone: '౯౦౦౦౦ ౦౦౦౦౧', message: 'One\nroom' },
    phoneE164: '+919000000001',
  });
});

test('what a form refuses is refused in its words, whatever else the enquiry holds', () => {
  const [name, email, phone] = forms.contact.fields;
  const typed = { name: '', email: 'a@b', phone: '12345', service: 'Roofing' };
  const answer = validateCorrection(contact, typed);
  expect(!answer.isValid && answer.errors.map(({ message }) => message)).toEqual([
    name.messages.required,
    email.messages.format,
    phone.messages.format,
    forms.contact.fields.find((field) => field.name === 'service')?.messages.choice,
  ]);
});

test('an optional field can be taken out, and a message too where an estimate says what it is about', () => {
  expect(validateCorrection(contact, { area: '' })).toMatchObject({ fields: { area: null } });
  expect(validateCorrection(estimated, { message: ' ' })).toMatchObject({ fields: { message: null } });
  expect(validateCorrection(contact, { message: ' ' })).toMatchObject({ isValid: false });
});

test.each([[{ service: 'Marble Polishing Services' }], [{ tier: '' }], [{ area_size: '250' }]])(
  'with %j an estimate of something else is taken out',
  (typed) => {
    expect(validateCorrection(estimated, typed)).toMatchObject({ isValid: true, fields: noEstimate });
  },
);

test('an estimate stays as it was sent where its service, package and size do', () => {
  const answer = validateCorrection(estimated, { name: 'Lakshmi Rao', area_size: '400' });
  expect(answer).toMatchObject({ fields: { name: 'Lakshmi Rao', area_size: '400' } });
  expect(answer.isValid && Object.keys(answer.fields)).toEqual(['name', 'area_size']);
});
