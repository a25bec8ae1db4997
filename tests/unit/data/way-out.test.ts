import { expect, test } from 'vitest';
import { sampleBusiness } from '../../../data/business.ts';
import { chatCut, chatLead } from '../../../data/enquiry-refusals.ts';
import { type FormValues, forms } from '../../../data/forms.ts';
import { wayOut } from '../../../data/way-out.ts';

function chatOf(fields: FormValues): string {
  const { whatsapp } = wayOut(sampleBusiness, forms.contact, fields);
  return new URL(whatsapp).searchParams.get('text') ?? '';
}

test('the chat carries every word under the form’s labels, in its order, and nothing hidden or empty', () => {
  const words = {
    message: 'Two rooms\n& a hall',
    name: 'లక్ష్మి 🙂',
    tier: 'premium',
    area: ' ',
    _subject: 'x',
  };
  expect(chatOf(words)).toBe(
    [chatLead, 'Full Name: లక్ష్మి 🙂', 'Package: Premium', 'Message: Two rooms\n& a hall'].join('\n'),
  );
});

test('the longest message that the form takes is in the chat whole', () => {
  const message = 'క'.repeat(1500);
  expect(chatOf({ message }).endsWith(message)).toBe(true);
});

test.each(['x', 'క', '🙂'])(
  'a megabyte of %s makes an address of some kilobytes that says it was cut',
  (sign) => {
    const { whatsapp } = wayOut(sampleBusiness, forms.contact, {
      message: sign.repeat(1_000_000 / sign.length),
    });
    expect(whatsapp.length).toBeGreaterThan(16_000);
    expect(whatsapp.length).toBeLessThan(17_000);
    const text = new URL(whatsapp).searchParams.get('text') ?? '';
    expect(text.endsWith(sign + chatCut)).toBe(true);
  },
);

test('half of an emoji breaks no address', () => {
  expect(chatOf({ message: 'a\ud83d b \ude42c' })).toContain('a\ufffd b \ufffdc');
});
