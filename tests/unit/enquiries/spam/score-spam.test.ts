import { expect, test } from 'vitest';
import { type FormValues, forms } from '../../../../data/forms.ts';
import { quarantineScore, type SpamEvidence, scoreSpam } from '../../../../src/enquiries/spam/score-spam.ts';

const honest: SpamEvidence = {
  fields: { name: 'Lakshmi', message: 'Two rooms of Makrana, dull near the door. Please call after 6.' },
  honeypot: '',
  fillTimeMs: 45_000,
  postsFromAddress: 1,
};

test('an honest enquiry scores nothing, with or without a script', () => {
  expect(scoreSpam(honest)).toEqual({ score: 0, reasons: [] });
  expect(scoreSpam({ ...honest, fillTimeMs: null }).score).toBe(0);
});

test.each(Object.values(forms))(
  'an honest post of the form $id is not judged by fields that it has not',
  ({ fields }) => {
    const words: FormValues = { ...honest.fields, phone: '90000 00000', email: 'lakshmi@example.com' };
    const posted = Object.fromEntries(
      fields.flatMap((field) => Object.entries({ [field.name]: words[field.name] })),
    );
    expect(scoreSpam({ ...honest, fields: posted })).toEqual({ score: 0, reasons: [] });
    // Nor by those that may stay empty.
    for (const left of Object.keys(posted)) {
      expect(scoreSpam({ ...honest, fields: { ...posted, [left]: undefined } })).toEqual({
        score: 0,
        reasons: [],
      });
    }
  },
);

test('a name that is the message too is a sign', () => {
  const { reasons } = scoreSpam({ ...honest, fields: { name: 'hello', message: 'hello' } });
  expect(reasons).toEqual(['name and message the same']);
});

test.each([
  ['autofill in the hidden field', { honeypot: 'https://example.com' }],
  ['a form that autofill sends in a moment', { fillTimeMs: 400 }],
  [
    'a link to a picture of the floor',
    { fields: { name: 'Ravi', message: 'See https://example.com/floor.jpg' } },
  ],
  ['a busy carrier address', { postsFromAddress: 59 }],
  [
    'the word ranking in an honest sentence',
    { fields: { name: 'R', message: 'Which finish is ranking best for a kitchen?' } },
  ],
  ['a name in Telugu and a short message', { fields: { name: 'లక్ష్మి', message: 'కాల్ చేయండి' } }],
])('%s alone never reaches quarantine', (_, evidence: Partial<SpamEvidence>) => {
  expect(scoreSpam({ ...honest, ...evidence }).score).toBeLessThan(quarantineScore);
});

test.each([
  ['a program', { honeypot: 'x', fillTimeMs: 80 }],
  [
    'an offer with links',
    { fields: { name: 'Sam', message: 'SEO package! https://a.xyz https://b.xyz https://c.xyz' } },
  ],
  [
    'forum markup in a hurry',
    { fillTimeMs: 300, fields: { name: 'x', message: '[url=https://a.com]casino[/url]' } },
  ],
  ['a link for a name in the hidden field', { honeypot: 'x', fields: { name: 'www.a.top', message: 'hi' } }],
])('%s is quarantined, with the reasons', (_, evidence: Partial<SpamEvidence>) => {
  const { score, reasons } = scoreSpam({ ...honest, ...evidence });
  expect(score).toBeGreaterThanOrEqual(quarantineScore);
  expect(reasons.length).toBeGreaterThan(1);
});
