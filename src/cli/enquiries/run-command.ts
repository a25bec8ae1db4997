import { parseArgs } from 'node:util';
import { StoreError } from '../../enquiries/store/store-error.ts';
import { backup, check, forget, release, retry, withdraw } from './change-commands.ts';
import {
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandOptions,
  commandOptions,
  UsageError,
  wordOptions,
} from './command.ts';
import { correct } from './correct-command.ts';
import { exportAll, list, show, stats } from './look-commands.ts';

interface CommandRow {
  run: Command;
  /** Whether a word, such as a reference, may follow the command's name. */
  takesWord: boolean;
  /** Besides `--json`. */
  options: readonly (keyof CommandOptions)[];
}

const person = ['phone', 'email'] as const;
const filters = ['state', 'form', ...person, 'limit'] as const;
const correctable = Object.keys(wordOptions) as (keyof typeof wordOptions)[];

const commands: Readonly<Record<string, CommandRow>> = {
  list: { run: list, takesWord: false, options: filters },
  show: { run: show, takesWord: true, options: [] },
  export: { run: exportAll, takesWord: false, options: ['format', ...filters] },
  retry: { run: retry, takesWord: true, options: [] },
  release: { run: release, takesWord: true, options: [] },
  withdraw: { run: withdraw, takesWord: true, options: [] },
  correct: { run: correct, takesWord: true, options: [...person, ...correctable] },
  forget: { run: forget, takesWord: false, options: person },
  stats: { run: stats, takesWord: false, options: [] },
  backup: { run: backup, takesWord: true, options: [] },
  check: { run: check, takesWord: false, options: [] },
};

const usage = `enquiries: what visitors sent, and what became of it

  list [--state received|quarantined|withdrawn|stranded] [--form quote|contact|newsletter]
       [--phone N] [--email A] [--limit N]    the newest 50, a line each
  show REF                                    everything about one
  export --format csv|json [as list]          all of them, to standard output
  retry [REF]                                 send what is pending now
  release REF                                 let one out of quarantine
  withdraw REF                                take one back for its visitor
  correct REF [--name N] [--phone N] [--email A] [--message M] [--area A] [--stone S]
       [--service S] [--tier T] [--area_size N]
                                              put right what was sent; "" takes a field out
  forget --phone N | --email A                erase everything of one person
  stats                                       counts
  backup FILE                                 copy the store while it is in use
  check                                       is everything in order?

  --json                                      for programs
Exit code: 0 done, 1 not there or not in order, 2 not understood, 3 the store is out of reach,
74 the output could not be written.`;

export interface CommandEnd {
  output: string;
  /** On standard error. */
  complaint: string;
  exitCode: 0 | 1 | 2 | 3;
}

/** Runs one command line. `open` is called only where the words make sense. */
export async function runCommand(typed: readonly string[], open: () => CommandContext): Promise<CommandEnd> {
  try {
    const { values, positionals } = parse(typed);
    const [name = 'help', ...rest] = positionals;
    if (name === 'help' || values.help) return { output: usage, complaint: '', exitCode: 0 };
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command ${name}.\n\n${usage}`);
    refuseSurplus(name, command, { words: rest, options: values });
    const context = open();
    try {
      const end = await command.run(context, { words: rest, options: values });
      const output = values.json && end.data !== undefined ? JSON.stringify(end.data, null, 2) : end.text;
      return { output, complaint: '', exitCode: end.exitCode };
    } finally {
      await context.store.close();
    }
  } catch (error) {
    if (error instanceof UsageError) return { output: '', complaint: error.message, exitCode: 2 };
    if (error instanceof StoreError) return { output: '', complaint: error.message, exitCode: 3 };
    throw error;
  }
}

// What is taken and does nothing would list, send or erase more than was meant.
function refuseSurplus(name: string, { takesWord, options }: CommandRow, given: CommandInput): void {
  const [word] = given.words;
  if (!takesWord && word !== undefined)
    throw new UsageError(`${name} takes options alone, which begin with --, and not ${word}.`);
  const taken = new Set<string>(['json', ...options]);
  const surplus = Object.keys(given.options).find((option) => !taken.has(option));
  if (surplus) throw new UsageError(`${name} does not take --${surplus}.`);
  if (given.options.json && given.options.format === 'csv')
    throw new UsageError('--json is --format json: give one of the two.');
}

function parse(words: readonly string[]) {
  // Node's sign for bytes that are no UTF-8: a correction would put it in the place of the old words.
  if (words.some((word) => word.includes('\ufffd')))
    throw new UsageError('These words are not in UTF-8: set the terminal to it, and type them again.');
  try {
    const parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: commandOptions,
      tokens: true,
    });
    const names = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const twice = names.find((option, index) => names.indexOf(option) < index);
    // The last one would count, and of two people to be forgotten one be kept.
    if (twice) throw new UsageError(`Give --${twice} once.`);
    return parsed;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
