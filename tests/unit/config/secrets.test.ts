import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, readEnquiryConfig } from '../../../src/config/config.ts';
import { ConfigError } from '../../../src/config/read-variables.ts';

const canary = 'cAnArY7';
const secret = `whsec_${canary.padEnd(32, 'A')}`;
const told = { NOTIFY_EMAIL: 'owner@example.com' };

const mistakes: readonly Record<string, string>[] = [
  { DATABASE_URL: `postgress://site:${canary}@127.0.0.1:1/site` },
  { DATABASE_URL: `postgresql://site:12#${canary}@127.0.0.1:1/site` },
  { DATABASE_URL: `postgresql://site:12/${canary}@127.0.0.1:1/site` },
  { DATABASE_URL: `postgresql://site:a/${canary}@127.0.0.1:1/site` },
  { DATABASE_URL: `postgresql://site:12?${canary}@127.0.0.1:1/site` },
  { DATABASE_URL: `postgresql://site:${canary}@127.0.0.1:99999/site` },
  { DATABASE_URL: `postgresql://site:${canary}@/site` },
  { DATABASE_URL: `postgresql://site:${canary}%zz@127.0.0.1:1/site` },
  { SMTP_URL: `smpts://user:${canary}@127.0.0.1:1`, ...told },
  { SMTP_URL: `smtp://user:12#${canary}@127.0.0.1:1`, ...told },
  { SMTP_URL: `smtp://user:12/${canary}@127.0.0.1:1`, ...told },
  { SMTP_URL: `smtp://user:12?${canary}@127.0.0.1:1`, ...told },
  { SMTP_URL: `smtp://user:${canary}@127.0.0.1:99999`, ...told },
  { SMTP_URL: `smtp://user:${canary}%zz@127.0.0.1:1`, ...told },
  { WEBHOOK_URL: 'http://127.0.0.1:1/', WEBHOOK_SECRET: secret.replace('_', '-') },
  { WEBHOOK_URL: 'http://127.0.0.1:1/', WEBHOOK_SECRET: `${secret} x` },
  { WEBHOOK_URL: `http//127.0.0.1:1/${canary}`, WEBHOOK_SECRET: secret },
  { QUOTE_FORWARD_URL: `http://127.0.0.1:99999/${canary}` },
  { QUOTE_FORWARD_URL: `http://user:${canary}%zz@127.0.0.1:1/` },
  { CONTACT_FORWARD_URL: `ftp://127.0.0.1/${canary}` },
];

test.each(mistakes.map((variables) => [Object.values(variables)[0], variables] as const))(
  '%s is refused, and quoted nowhere',
  (_, variables) => {
    for (const read of [readConfig, readEnquiryConfig]) {
      const error = errorOf(() => read({ ...variables }));
      expect(error).toBeInstanceOf(ConfigError);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(canary);
    }
  },
);

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
