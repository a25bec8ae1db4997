import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import type { Clock } from '../../enquiries/clock.ts';
import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';

/** What a command works with. */
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

export interface CommandOptions {
  json: boolean;
  format: string | undefined;
  state: string | undefined;
  form: string | undefined;
  phone: string | undefined;
  email: string | undefined;
  limit: string | undefined;
}

export interface CommandOutput {
  /** For people. */
  text: string;
  /** For programs: with `--json`, this instead. */
  data: unknown;
  /** 1: what was asked for is not there, or something is wrong. */
  exitCode: 0 | 1;
}

export type Command = (context: CommandContext, input: CommandInput) => Promise<CommandOutput>;

/** The words of a command make no sense. Its message says how to put them. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function done(text: string, data: unknown): CommandOutput {
  return { text, data, exitCode: 0 };
}

export function failed(text: string, data: unknown): CommandOutput {
  return { text, data, exitCode: 1 };
}
