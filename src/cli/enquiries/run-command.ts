import { parseArgs } from 'node:util';
import { StoreError } from '../../enquiries/store/store-error.ts';
import { backup, check, forget, release, retry, withdraw } from './change-commands.ts';
import {
  type Command,
  type CommandContext,
  type CommandOptions,
  commandOptions,
  UsageError,
  wordOptions,
} from './command.ts';
import { correct } from './correct-command.ts';
import { exportAll, list, show, stats } from './look-commands.ts';

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportAll,
  retry,
  release,
  withdraw,
  correct,
  forget,
  stats,
  backup,
  check,
};

const usage = `enquiries: what visitors sent, and what became of it

  list [--state received|quarantined|withdrawn] [--form quote|contact|newsletter]
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
export async function runCommand(words: readonly string[], open: () => CommandContext): Promise<CommandEnd> {
  try {
    const { values, positionals } = parse(words);
    const [name = 'help', ...rest] = positionals;
    if (name === 'help' || values.help) return { output: usage, complaint: '', exitCode: 0 };
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command ${name}.\n\n${usage}`);
    if (command !== correct) refuseWords(values);
    const context = open();
    try {
      const end = await command(context, { words: rest, options: values });
      const output = values.json ? JSON.stringify(end.data, null, 2) : end.text;
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

// A filter that is taken and does nothing would list, or erase, more than was meant.
function refuseWords(options: CommandOptions): void {
  const given = Object.keys(wordOptions).find((option) => Object.hasOwn(options, option));
  if (given) throw new UsageError(`--${given} is for correct alone.`);
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: commandOptions });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
