import { expect, test } from 'vitest';
import { forms } from '../../../../data/forms.ts';
import {
  type PostedFields,
  typedValues,
  type Validation,
  validateForm,
} from '../../../../src/enquiries/validation/validate-form.ts';

const contact = {
  name: 'Lakshmi',
  email: 'lakshmi@example.com',
  phone: '90000 00000',
  message: 'Two rooms of Makrana, dull near the door.',
};

test('the least a quote needs is a name and a number; the subject is filled in', () => {
  expect(validate('quote', { name: 'Lakshmi', phone: '90000 00000' })).toEqual({
    isValid: true,
    valid: {
      fields: { name: 'Lakshmi', phone: '90000 00000', _subject: forms.quote.subject },
      phoneE164: '+919000000000',
    },
  });
});

test('every empty field is named, in the order of the form', () => {
  expect(codes(validate('contact', {}))).toEqual([
    'name required',
    'email required',
    'phone required',
    'message required',
  ]);
});

test.each([
  '90000 00000',
  '+91 90000 00000',
  '090000-00000',
  '0091 90000 00000',
  '(+91) 90000 00000',
  '౯౦౦౦౦ ౦౦౦౦౦',
  '९०००० ०००००',
  '９００００００００００'.slice(0, 10),
  '90000 00000 (WhatsApp)',
  'Ph: 90000 00000,',
  'tel:+919000000000',
  'ఫోన్ 90000 00000',
  '90000 00000 / 90000 00001',
  '90000 00000, 040-2345 6789',
  '90000 0000 or 90000 00000',
  '90000 00000 after 6',
  'flat 2, 90000 00000',
])('the number %s is kept as typed and understood', (phone) => {
  expect(validate('quote', { name: 'L', phone })).toMatchObject({
    valid: { fields: { phone: phone.normalize('NFC') }, phoneE164: '+919000000000' },
  });
});

test.each([
  ['+1 212 555 0123', '+12125550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['040-2345 6789', '+914023456789'],
  ['0120 456 7890', '+911204567890'],
  ['1800 200 3344', '+9118002003344'],
  ['1860 266 6666', '+9118602666666'],
  ['\u202a90000 00000\u202c', '+919000000000'],
])('the number %s becomes %s', (phone, phoneE164) => {
  expect(validate('quote', { name: 'L', phone })).toMatchObject({ valid: { phoneE164 } });
});

test.each([
  '12345',
  'ninety',
  '90000 0000',
  '+91',
  '<script>',
  '90000 00000 1',
  '90000 00000-1',
  '90000 000 / 001',
  '1 415 555 2671',
  '1) 90000 00000',
  '12345678',
  'after 6, before 9',
  '🙂',
])('the number %s is refused with words that say what to do', (phone) => {
  expect(codes(validate('quote', { name: 'L', phone }))).toEqual(['phone format']);
});

test.each([
  ...['Lakshmi Rao', 'లక్ష్మి', 'लक्ष्मी', 'Nguyễn Văn', "O'Brien-D’Souza", '李雷', '🙂', 'A'].map((name) => [
    name,
    name,
  ]),
  // More marks on a letter than any script puts there.
  [`a${'\u0301\u0323'.repeat(20)}`, `a${'\u0301\u0323'.repeat(20)}`],
  // Composed before its length counts.
  ['e\u0301'.repeat(100), 'é'.repeat(100)],
  // Half surrogate pairs.
  ['a\ud800b\udc00', 'a\ufffdb\ufffd'],
  // Line breaks, NUL and turned reading direction.
  ['Ravi\r\nBcc: x@example.com\u0000\u202e\u2028end', 'Ravi Bcc: x@example.com end'],
])('the name %j is kept as %j', (typed, name) => {
  expect(validate('quote', { name: typed, phone: '90000 00000' })).toMatchObject({
    valid: { fields: { name } },
  });
});

test.each(['\u200b\u200c\u200d', '\u2060\ufeff', '\u3164', '\u00ad \u2800', '\u202e\u2066', '\ufe0f'])(
  'a name of invisible signs (%j) is none',
  (name) => {
    expect(codes(validate('quote', { name, phone: '90000 00000' }))).toEqual(['name required']);
  },
);

test.each([
  // Line breaks and tabs stay, other controls do not.
  ['One\r\nTwo\rThree\tFour\u0000\u001b[31m\u202e', 'One\nTwo\nThree\tFour[31m'],
  // The joiners of Indian scripts and emoji.
  ['క్‌ష 👨‍👩‍👧', 'క్‌ష 👨‍👩‍👧'],
])('the message %j is kept as %j', (typed, message) => {
  expect(validate('contact', { ...contact, message: typed })).toMatchObject({
    valid: { fields: { message } },
  });
});

const invisibleMarks = {
  'left-to-right mark': '\u200e',
  'right-to-left mark': '\u200f',
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'turned direction': '\u202a',
  'direction isolate': '\u2068',
  'variation selector': '\ufe0f',
};

test.each(Object.entries(invisibleMarks))(
  'a %s that was copied along is taken out of every line that a machine reads, wherever it stands',
  (_, mark) => {
    const lines = {
      email: 'lakshmi@example.com',
      phone: '90000 00000',
      service: 'Kota Stone Polishing',
      tier: 'basic',
      area_size: '1,200 sq ft',
    };
    const around = Object.fromEntries(
      Object.entries(lines).map(([name, line]) => [
        name,
        `${mark}${line.slice(0, 3)}${mark}${mark}${line.slice(3)}${mark}`,
      ]),
    );
    expect(validate('contact', { ...contact, ...around })).toMatchObject({
      valid: { fields: lines, phoneE164: '+919000000000' },
    });
  },
);

test('a line of invisible marks alone is empty', () => {
  expect(codes(validate('contact', { ...contact, email: '\u200e\ufeff', area_size: '\u00ad' }))).toEqual([
    'email required',
  ]);
});

test('words keep the joiners of their script, in a name, a place and a message', () => {
  const words = {
    name: 'క్\u200cష',
    area: 'می\u200cخواهم',
    stone: '👩\u200d🔧',
    message: 'క్\u200cష 👨\u200d👩\u200d👧',
  };
  expect(validate('contact', { ...contact, ...words })).toMatchObject({ valid: { fields: words } });
});

test.each(['a@example.com', 'first.last+tag@sub.example.co.in', 'లక్ష్మి@ఉదాహరణ.భారత్', 'x@xn--e1afmkfd.xn--p1ai'])(
  'the address %s is taken',
  (email) => {
    expect(validate('newsletter', { email })).toMatchObject({ valid: { fields: { email } } });
  },
);

test.each([
  'a',
  'a@b',
  '@example.com',
  'a@b@example.com',
  'a b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com,b@example.com',
  '<a@example.com>',
  '"a"@example.com',
  '.a@example.com',
  'a..b@example.com',
  `${'a'.repeat(65)}@example.com`,
])('the address %j is refused', (email) => {
  expect(codes(validate('newsletter', { email }))).toEqual(['email format']);
});

test.each([
  ['name', 'x'.repeat(101)],
  ['message', 'క'.repeat(1501)],
  ['email', `${'a'.repeat(250)}@example.com`],
  ['phone', '9'.repeat(41)],
  ['service', 'x'.repeat(200)],
  ['area', 'x'.repeat(81)],
])('an overlong %s is refused', (field, value) => {
  expect(codes(validate('contact', { ...contact, [field]: value }))).toEqual([`${field} too-long`]);
});

test('the longest message of astral characters counts characters, not code units', () => {
  expect(validate('contact', { ...contact, message: '🙂'.repeat(1500) }).isValid).toBe(true);
});

test('only a service and a package that exist are taken', () => {
  expect(
    validate('contact', { ...contact, service: 'Marble Polishing Services', tier: 'luxury' }).isValid,
  ).toBe(true);
  expect(validate('contact', { ...contact, service: 'Stone Restoration & Maintenance' }).isValid).toBe(true);
  expect(codes(validate('contact', { ...contact, service: 'Car Wash', tier: '__proto__' }))).toEqual([
    'service choice',
    'tier choice',
  ]);
});

test.each(['850', '1,200 sq ft', '1200.5 sqft', '౮౫౦', '10,00,000'])('the floor area %s is taken', (size) => {
  expect(validate('contact', { ...contact, area_size: size }).isValid).toBe(true);
});

test.each(['1200 SFT.', '1,200 ft', '120 gaj', '౧౨౦ gaj', '133 sq yards', '111 m²', '12 x 10 + 80'])(
  'the floor area %s, which the estimate takes, is taken in a form too',
  (size) => {
    expect(validate('contact', { ...contact, area_size: size })).toMatchObject({
      valid: { fields: { area_size: size } },
    });
  },
);

test.each([
  'about 1200',
  'approx 1200 sq ft',
  '~1200',
  '1,200-1,500',
  'Approximately 1,200 to 1,500 square feet',
  '1200+',
])('the guess %s is taken word for word', (size) => {
  expect(validate('contact', { ...contact, area_size: size })).toMatchObject({
    valid: { fields: { area_size: size } },
  });
});

test.each(['0', '-5', 'about', '1200 or', 'large', '1e9', '10,00,001', 'Infinity'])(
  'the floor area %s is refused',
  (size) => {
    expect(codes(validate('contact', { ...contact, area_size: size }))).toEqual(['area_size format']);
  },
);

test('a field that comes twice is refused, and all of it is shown back', () => {
  const posted: PostedFields = new Map([
    ['name', ['Lakshmi', 'Ravi']],
    ['phone', ['90000 00000']],
  ]);
  expect(codes(validateForm(forms.quote, posted))).toEqual(['name repeated']);
  expect(typedValues(forms.quote, posted)).toEqual({ name: 'Lakshmi Ravi', phone: '90000 00000' });
});

test('a subject that somebody tampered with is cut and cleaned, never a reason to refuse', () => {
  const _subject = `x\r\nBcc: y@example.com ${'z'.repeat(300)}`;
  const result = validate('quote', { name: 'L', phone: '90000 00000', _subject });
  expect(result).toMatchObject({
    valid: { fields: { _subject: expect.stringMatching(/^x Bcc: y@example\.com z{99}$/) } },
  });
});

test('names that are no field of the form are not looked at', () => {
  const result = validate('quote', { ...contact, ['__proto__']: 'x', constructor: 'y', admin: 'z' });
  expect(Object.keys(result.isValid ? result.valid.fields : {})).toEqual(['name', 'phone', '_subject']);
});

function validate(form: keyof typeof forms, values: Record<string, string>): Validation {
  return validateForm(forms[form], new Map(Object.entries(values).map(([name, value]) => [name, [value]])));
}

function codes(validation: Validation): string[] {
  return validation.isValid
    ? []
    : validation.errors.map(({ field, code, message }) => {
        expect(message).toMatch(/^[A-Z].{8,}/);
        return `${field} ${code}`;
      });
}
