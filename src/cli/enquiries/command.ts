import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type FieldName, type FormId, forms } from '../../../data/forms.ts';
import type { Clock } from '../../base/clock.ts';
import { toE164 } from '../../base/typed-numbers.ts';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import type { EnquiryState } from '../../enquiries/enquiry.ts';
import { parseReference } from '../../enquiries/reference.ts';
import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import type { EnquiryFilter } from '../../enquiries/store/operations/find-enquiries.ts';
import { emailKey, isEmailAddress } from '../../enquiries/validation/email-address.ts';

export interface CommandContext {
  store: EnquiryStore;
  config: EnquiryConfig;
  clock: Pick<Clock, 'now'>;
  /** Names beside the enquiry file; where PostgreSQL is the store, none. */
  listSetAside: () => readonly string[];
}

export interface CommandInput {
  /** What stands after the command's name. */
  words: readonly string[];
  options: CommandOptions;
}

const text = { type: 'string' } as const;

/** Options of `correct` alone, named as the fields of the forms. */
export const wordOptions = {
  name: text,
  message: text,
  area: text,
  stone: text,
  service: text,
  tier: text,
  area_size: text,
} as const satisfies Partial<Record<FieldName, { type: 'string' }>>;

/** Options of all commands, as `parseArgs` takes them. */
export const commandOptions = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
  format: text,
  state: text,
  form: text,
  phone: text,
  email: text,
  limit: text,
  ...wordOptions,
} as const satisfies ParseArgsOptionsConfig;

export type CommandOptions = ReturnType<typeof parseArgs<{ options: typeof commandOptions }>>['values'];

export interface CommandOutput {
  /** For people. */
  text: string;
  /** For programs: with `--json`, this instead. Without it the text is for them. */
  data?: unknown;
  /** 1: what was asked for is not there, or something is wrong. */
  exitCode: 0 | 1;
}

export type Command = (context: CommandContext, input: CommandInput) => Promise<CommandOutput>;

/** The words of a command make no sense. Its message says how to put them. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function done(text: string, data?: unknown): CommandOutput {
  return { text, data, exitCode: 0 };
}

export function failed(text: string, data: unknown): CommandOutput {
  return { text, data, exitCode: 1 };
}

export function noSuchEnquiry(reference: string): CommandOutput {
  return failed(`No enquiry has the reference ${reference}. It may have been erased.`, null);
}

/** A line about files beside the store, which may hold what it no longer does; empty where there is none. */
export function besideStore(setAside: readonly string[]): string {
  return setAside.length > 0
    ? `\nBeside the store, so may ${setAside.join(', ')}: remove what you need no more.`
    : '';
}

const states: readonly (EnquiryState | 'stranded')[] = ['received', 'quarantined', 'withdrawn', 'stranded'];

export function readReference(words: readonly string[]): string {
  const [typed, ...others] = words;
  if (typed === undefined || others.length > 0) throw new UsageError('Give one reference, such as K7M4X2PF.');
  const reference = parseReference(typed);
  if (!reference) throw new UsageError('A reference has eight letters and digits, such as K7M4X2PF.');
  return reference;
}

export function readFilter(options: CommandOptions): EnquiryFilter {
  const filter: EnquiryFilter = {};
  if (options.state !== undefined) filter.state = oneOf('--state', options.state, states);
  if (options.form !== undefined) filter.form = oneOf('--form', options.form, Object.keys(forms) as FormId[]);
  if (options.phone !== undefined) filter.phone = readPhone(options.phone);
  if (options.email !== undefined) filter.email = readEmail(options.email);
  if (options.limit !== undefined) {
    if (!/^[1-9]\d{0,6}$/.test(options.limit))
      throw new UsageError('--limit takes a whole number, such as 20.');
    filter.limit = Number(options.limit);
  }
  return filter;
}

/** One person, by the number or the address that `forget` is given. */
export function readPerson({ phone, email }: CommandOptions): { phone: string } | { email: string } {
  if (phone !== undefined && email === undefined) return { phone: readPhone(phone) };
  if (email !== undefined && phone === undefined) return { email: readEmail(email) };
  throw new UsageError('Say whom: --phone "+91 90000 00000" or --email name@example.com.');
}

function readPhone(typed: string): string {
  const phone = toE164(typed);
  if (!phone) throw new UsageError('--phone takes a telephone number, such as "+91 90000 00000".');
  return phone;
}

function readEmail(typed: string): string {
  if (!isEmailAddress(typed)) throw new UsageError('--email takes an address, such as name@example.com.');
  return emailKey(typed);
}

function oneOf<Value extends string>(option: string, typed: string, values: readonly Value[]): Value {
  const value = values.find((candidate) => candidate === typed);
  if (!value) throw new UsageError(`${option} takes one of ${values.join(', ')}.`);
  return value;
}
