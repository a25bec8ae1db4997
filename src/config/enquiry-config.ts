import * as z from 'zod';
import { defaultRetentionMonths } from '../../data/consent.ts';
import { folder, wholeNumber } from './read-variables.ts';

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an https:// address', abort: true })
  .refine(hasReadableLogin, 'must be an https:// address; in its password %25 stands for %');

/** An address with a password in it. What is wrong with it is said without a word of it. */
const loginUrl = (protocol: RegExp, example: string) => {
  const error = `must be an address such as ${example}; in the password %23 stands for #, %2F for /, %3F for ?, %40 for @ and %25 for %`;
  return z.url({ protocol, error, abort: true }).refine(isReadAsMeant, error);
};

/** Every environment variable the enquiries read; part of the one schema in `src/config/config.ts`. */
export const enquiryVariables = {
  DATA_DIR: folder.default('./var'),
  DATABASE_URL: loginUrl(/^postgres(ql)?$/, 'postgresql://user:password@host/database').optional(),
  QUOTE_FORWARD_URL: httpUrl.optional(),
  CONTACT_FORWARD_URL: httpUrl.optional(),
  WEBHOOK_URL: httpUrl.optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 random bytes in base64')
    .optional(),
  SMTP_URL: loginUrl(/^smtps?$/, 'smtps://user:password@host').optional(),
  NOTIFY_EMAIL: z.email('must be the address that is told of enquiries').optional(),
  MAIL_FROM: z.email('must be the address that mails come from').optional(),
  ACK_EMAIL: z.enum(['on', 'off'], 'must be on or off').default('off'),
  FORM_MODE: z.enum(['store', 'direct'], 'must be store or direct').default('store'),
  RETENTION_MONTHS: wholeNumber('a number of months', 1, 120).default(defaultRetentionMonths),
  DIGEST_HOUR: wholeNumber('an hour from 0 to 23', 0, 23).default(9),
};

export type EnquiryVariables = z.infer<z.ZodObject<typeof enquiryVariables>>;

/** Says which variables are set but cannot work without another one. */
export const requireTogether = z.superRefine<EnquiryVariables>((values, { addIssue }) => {
  const require = (variable: keyof EnquiryVariables, because: string): void => {
    if (values[variable] === undefined)
      addIssue({ code: 'custom', path: [variable], message: `must be set, because ${because}` });
  };
  if (values.WEBHOOK_URL) require('WEBHOOK_SECRET', 'WEBHOOK_URL is');
  if (values.SMTP_URL) require('NOTIFY_EMAIL', 'SMTP_URL is');
  if (values.NOTIFY_EMAIL) require('SMTP_URL', 'NOTIFY_EMAIL is');
  if (values.ACK_EMAIL === 'on') require('SMTP_URL', 'ACK_EMAIL is on');
  if (values.FORM_MODE === 'direct') {
    require('QUOTE_FORWARD_URL', 'FORM_MODE is direct');
    require('CONTACT_FORWARD_URL', 'FORM_MODE is direct');
  }
});

export type EnquiryConfig = ReturnType<typeof toEnquiryConfig>;

export function toEnquiryConfig(values: EnquiryVariables) {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, SMTP_URL: smtpUrl, NOTIFY_EMAIL: notify } = values;
  return Object.freeze({
    dataDirectory: values.DATA_DIR,
    /** PostgreSQL instead of a file in `dataDirectory`. May hold a password: never for a log line. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** External form services, by form. */
    forwardUrls: { quote: values.QUOTE_FORWARD_URL ?? null, contact: values.CONTACT_FORWARD_URL ?? null },
    webhook: url && secret ? { url, secret } : null,
    mail:
      smtpUrl && notify
        ? { smtpUrl, notify, from: values.MAIL_FROM ?? notify, acknowledges: values.ACK_EMAIL === 'on' }
        : null,
    /** `direct`: the quote and contact forms post straight to the external services, and nothing is stored here. */
    formMode: values.FORM_MODE,
    retentionMonths: values.RETENTION_MONTHS,
    /** Hour of the daily digest, 0 to 23 in Asia/Kolkata. */
    digestHour: values.DIGEST_HOUR,
  });
}

/** A #, / or ? of the password ends the host, which is the user's name then; what follows up to the @ is a path or a query. */
function isReadAsMeant(value: string): boolean {
  const { host, pathname, search, searchParams } = new URL(value);
  const hasHost = host !== '' || searchParams.has('host');
  return hasHost && !value.includes('#') && !`${pathname}${search}`.includes('@') && hasReadableLogin(value);
}

function hasReadableLogin(value: string): boolean {
  try {
    const { username, password } = new URL(value);
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}
