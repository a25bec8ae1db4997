import { expect, test } from 'vitest';
import { readEnquiryConfig } from '../../../src/config/config.ts';
import {
  configuredChannels,
  digestChannels,
  enquiryChannels,
} from '../../../src/enquiries/delivery/plan-channels.ts';
import { formActionOrigins, formActions } from '../../../src/enquiries/form-targets.ts';
import { webhookSecret } from '../../harness/enquiries/mock-downstream.ts';

const everything = {
  QUOTE_FORWARD_URL: 'https://forms.example.com/q',
  CONTACT_FORWARD_URL: 'https://forms.example.com/c',
  WEBHOOK_URL: 'https://crm.example.com/hook',
  WEBHOOK_SECRET: webhookSecret,
  SMTP_URL: 'smtps://user:pass@mail.example.com',
  NOTIFY_EMAIL: 'owner@example.com',
  ACK_EMAIL: 'on',
};

test('nothing configured: a file under ./var, twelve months, nobody is told', () => {
  const config = readEnquiryConfig({ SMTP_URL: '', PATH: '/bin' });
  expect(config).toMatchObject({
    dataDirectory: './var',
    databaseUrl: null,
    retentionMonths: 12,
    formMode: 'store',
  });
  expect(configuredChannels(config)).toEqual([]);
});

test('each channel is used for what it is for', () => {
  const config = readEnquiryConfig(everything);
  expect(enquiryChannels(config, 'contact', { email: 'a@example.com' })).toEqual([
    'form',
    'webhook',
    'mail',
    'acknowledgement',
  ]);
  expect(enquiryChannels(config, 'quote', {})).toEqual(['form', 'webhook', 'mail']);
  expect(enquiryChannels(config, 'newsletter', { email: 'a@example.com' })).toEqual([
    'webhook',
    'mail',
    'acknowledgement',
  ]);
  expect(digestChannels(config)).toEqual(['webhook', 'mail']);
  expect(digestChannels(readEnquiryConfig({ QUOTE_FORWARD_URL: 'https://forms.example.com/q' }))).toEqual([
    'form',
  ]);
});

test('every variable that cannot work is named, with what to do', () => {
  const broken = {
    DATABASE_URL: 'mysql://x',
    WEBHOOK_SECRET: 'short',
    FORM_MODE: 'sometimes',
    RETENTION_MONTHS: '0',
    DIGEST_HOUR: '24',
    NOTIFY_EMAIL: 'owner',
  };
  for (const name of Object.keys(broken))
    expect(() => readEnquiryConfig(broken)).toThrow(new RegExp(`^ *${name} must be`, 'm'));
});

test.each([
  'smtp://',
  'smtp:///mail',
  'smtps://user:12#34@mail.example.com',
  'smtps://user:p#ss@mail.example.com',
])('SMTP_URL=%s, which names no host or another one, is refused', (url) => {
  expect(() => readEnquiryConfig({ ...everything, SMTP_URL: url })).toThrow(
    /SMTP_URL must be .* %23 stands for #/,
  );
});

test.each([
  [{ WEBHOOK_URL: everything.WEBHOOK_URL }, 'WEBHOOK_SECRET must be set, because WEBHOOK_URL is'],
  [{ SMTP_URL: everything.SMTP_URL }, 'NOTIFY_EMAIL must be set, because SMTP_URL is'],
  [{ NOTIFY_EMAIL: everything.NOTIFY_EMAIL }, 'SMTP_URL must be set, because NOTIFY_EMAIL is'],
  [{ ACK_EMAIL: 'on' }, 'SMTP_URL must be set, because ACK_EMAIL is on'],
  [{ FORM_MODE: 'direct' }, 'CONTACT_FORWARD_URL must be set, because FORM_MODE is direct'],
])('%o is refused: %s', (variables, problem) => {
  expect(() => readEnquiryConfig(variables)).toThrow(problem);
});

test('in direct mode the two forms post to the external service, and the policy has to name it', () => {
  const stored = readEnquiryConfig(everything);
  expect(formActions(stored)).toEqual({ quote: '/quote', contact: '/contact', newsletter: '/newsletter' });
  expect(formActionOrigins(stored)).toEqual([]);
  const direct = readEnquiryConfig({ ...everything, FORM_MODE: 'direct' });
  expect(formActions(direct)).toEqual({
    quote: 'https://forms.example.com/q',
    contact: 'https://forms.example.com/c',
    newsletter: '/newsletter',
  });
  expect(formActionOrigins(direct)).toEqual(['https://forms.example.com']);
});
