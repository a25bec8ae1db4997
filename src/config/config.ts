import * as z from 'zod';
import { type Business, sampleBusiness } from '../../data/business.ts';
import { claimChoices } from '../../data/claims.ts';
import { isHost } from '../base/host.ts';
import { toE164 } from '../base/typed-numbers.ts';
import { type EnquiryConfig, enquiryVariables, requireTogether, toEnquiryConfig } from './enquiry-config.ts';
import { operationsVariables, toOperationsConfig } from './operations-config.ts';
import { readVariables, wholeNumber } from './read-variables.ts';

/** Everything that can be set from outside, checked and frozen. */
export type Config = ReturnType<typeof readConfig>;

const phone = z.string().transform((typed, { addIssue }) => {
  const number = toE164(typed);
  if (number) return number;
  addIssue('must be a telephone number, such as +91 90000 00000 or 040 2345 6789');
  return z.NEVER;
});
const position = z
  .string()
  .regex(
    /^-?\d{1,2}\.\d{5,},\s*-?\d{1,3}\.\d{5,}$/,
    'must be latitude,longitude with five decimals or more each',
  )
  .transform((value) => {
    const [latitude = 0, longitude = 0] = value.split(',').map(Number);
    return { latitude, longitude };
  })
  // Exchanged they name a place in the Arctic Ocean.
  .refine(
    ({ latitude, longitude }) => latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98,
    'must be latitude,longitude of a place in India, in this order',
  );
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https:// address' });
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const socialNetworks = ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'LINKEDIN', 'X'] as const;

/** Every variable that is read, with what it must be and its default. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production or development')
    .default('production'),
  PORT: wholeNumber('a port number', 0, 65_535).default(8080),
  HOST: z
    .string()
    .min(1, 'must be an address to listen on, such as 0.0.0.0')
    // IPv6 as addresses of pages write it.
    .transform((value) => value.replace(/^\[(.+)\]$/, '$1'))
    .default('0.0.0.0'),
  SITE_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://www.example.com: one host, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  BUSINESS_NAME: z
    .string()
    .trim()
    .min(2, 'must be the trading name')
    .max(60, 'must be at most 60 characters')
    .optional(),
  BUSINESS_PHONE: phone.optional(),
  BUSINESS_WHATSAPP: phone.optional(),
  BUSINESS_EMAIL: z.email('must be an e-mail address').optional(),
  BUSINESS_LOCATION: z
    .string()
    .trim()
    .min(2, 'must be a place as a sentence would say it')
    .max(120)
    .optional(),
  BUSINESS_MAPS_URL: httpsUrl.optional(),
  BUSINESS_STREET: z.string().trim().min(2, 'must be house and street').max(120).optional(),
  BUSINESS_POSTAL_CODE: z
    .string()
    .regex(/^[1-9]\d{5}$/, 'must be a PIN code of six digits')
    .optional(),
  BUSINESS_POSITION: position.optional(),
  BUSINESS_GSTIN: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isGstin, 'must be a GSTIN of 15 letters and digits, as the certificate has it')
    .optional(),
  CLAIMS: z.enum(claimChoices, `must be ${claimChoices.join(' or ')}`).default('all'),
  ...operationsVariables,
  ...enquiryVariables,
  ...(Object.fromEntries(
    socialNetworks.map((network) => [`SOCIAL_${network}_URL`, httpsUrl.optional()]),
  ) as Record<`SOCIAL_${(typeof socialNetworks)[number]}_URL`, z.ZodOptional<typeof httpsUrl>>),
});

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with every problem and what to do about it.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const values = readVariables(environmentSchema.check(requireTogether), environment);
  const business: Business = {
    ...sampleBusiness,
    ...definedOnly({
      name: values.BUSINESS_NAME,
      phone: values.BUSINESS_PHONE,
      whatsapp: values.BUSINESS_WHATSAPP ?? values.BUSINESS_PHONE,
      email: values.BUSINESS_EMAIL,
      location: values.BUSINESS_LOCATION,
      mapsUrl: values.BUSINESS_MAPS_URL,
      street: values.BUSINESS_STREET,
      postalCode: values.BUSINESS_POSTAL_CODE,
      position: values.BUSINESS_POSITION,
      gstin: values.BUSINESS_GSTIN,
    }),
    social: definedOnly(
      Object.fromEntries(
        socialNetworks.map((network) => [network.toLowerCase(), values[`SOCIAL_${network}_URL`]]),
      ),
    ),
  };
  return Object.freeze({
    environment: values.NODE_ENV === 'development' ? ('development' as const) : ('production' as const),
    host: values.HOST,
    port: values.PORT,
    /** Scheme and host of every absolute URL, without a trailing slash. */
    siteOrigin: values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`,
    /** Whether `SITE_ORIGIN` was given: only then is a foreign Host refused. */
    isOriginConfigured: values.SITE_ORIGIN !== undefined,
    logLevel: values.LOG_LEVEL,
    business,
    /** Whether claims without evidence are shown. */
    claims: values.CLAIMS,
    operations: toOperationsConfig(values),
    enquiries: toEnquiryConfig(values),
    /** Names of the variables whose sample value is still in use. */
    sampleValues: ownerVariables.filter((name) => values[name] === undefined),
  });
}

/** Reads what the owner's commands need, without the rest. @throws ConfigError */
export function readEnquiryConfig(environment: NodeJS.ProcessEnv = process.env): EnquiryConfig {
  return toEnquiryConfig(readVariables(z.object(enquiryVariables).check(requireTogether), environment));
}

/** Variables that the owner is to set before the site goes public. */
const ownerVariables = [
  'SITE_ORIGIN',
  'BUSINESS_NAME',
  'BUSINESS_PHONE',
  'BUSINESS_WHATSAPP',
  'BUSINESS_EMAIL',
  'BUSINESS_LOCATION',
  'BUSINESS_MAPS_URL',
] as const;

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, href, origin, host, hostname } = new URL(value);
  if ((protocol !== 'https:' && protocol !== 'http:') || href !== `${origin}/`) return false;
  // Who types the name leaves out the dot at its end, and would get 421.
  return isHost(host) && !hostname.endsWith('.');
}

/** Its last sign is computed from the others, so that a slip of the hand is seen. */
function isGstin(value: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(value)) return false;
  const sum = Array.from(value.slice(0, -1), (sign, place) => {
    const product = Number.parseInt(sign, 36) * (1 + (place % 2));
    return Math.floor(product / 36) + (product % 36);
  }).reduce((total, digit) => total + digit);
  return (36 - (sum % 36)) % 36 === Number.parseInt(value.slice(-1), 36);
}

function definedOnly<T>(record: Record<string, T | undefined>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== undefined),
  );
}
