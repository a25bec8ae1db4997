import { expect, test } from 'vitest';
import { type FieldName, forms } from '../../../data/forms.ts';
import { privacySections } from '../../../data/legal/privacy.ts';

/** What /privacy calls a field. */
const itemNames: Partial<Record<FieldName, string>> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  service: 'service',
  tier: 'package',
  area: 'area',
  area_size: 'floor size',
  stone: 'stone',
  estimate: 'estimate',
  message: 'message',
};

const business = {
  name: 'Deccan Stone Polishing',
  location: 'Hyderabad',
  email: 'hello@example.com',
  phone: '+919000000000',
};

test.each(Object.values(forms))('/privacy names every field that the form $id keeps', ({ id, fields }) => {
  const sections = privacySections({ retentionMonths: 12, recipients: [], business });
  const kept = JSON.stringify(sections.find((section) => section.id === 'what'));
  const beginnings = {
    quote: 'The short form',
    contact: 'The contact form',
    newsletter: 'The newsletter box',
  };
  const [, item = ''] = kept.split(beginnings[id]);
  const [sentence = ''] = item.split('.');
  for (const { name } of fields) {
    if (name !== '_subject') expect(sentence).toMatch(new RegExp(`\\b${itemNames[name] ?? name}\\b`));
  }
});

test('/privacy leads to the address and the number that it names', () => {
  const sections = privacySections({ retentionMonths: 12, recipients: [], business });
  for (const id of ['who', 'your-rights']) {
    const blocks = sections.find((section) => section.id === id)?.blocks;
    const links = blocks?.flatMap((block) =>
      block.kind === 'paragraph' && typeof block.text !== 'string'
        ? block.text.filter((piece) => typeof piece !== 'string')
        : [],
    );
    expect(links).toEqual([
      { text: business.email, href: 'mailto:hello@example.com' },
      { text: '+91 90000 00000', href: 'tel:+919000000000' },
    ]);
  }
});
