import * as z from 'zod';

/** Every problem of the environment at once, each with what to do about it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** `EX_CONFIG` of sysexits.h. */
  readonly exitCode = 78;
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/**
 * Reads environment variables as a schema wants them. An empty one counts as unset. Blanks and quotation marks around a value do
 * not count: Compose removes them, `docker run --env-file` does not, and `/data ` is another folder than `/data`. A value over several
 * lines, as YAML takes them, is one line: no file that carries it has room for a break, nor XML for a control character.
 * @throws ConfigError
 */
export function readVariables<Values>(schema: z.ZodType<Values>, environment: NodeJS.ProcessEnv): Values {
  const bare = Object.entries(environment).map(([name, value = '']) => [name, bareValue(value)] as const);
  const given = Object.fromEntries(bare.filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (error) throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  return data;
}

function bareValue(value: string): string {
  return value
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim();
}

/**
 * A folder's path. A shell replaces the first two; Compose, systemd and a quoted value leave them, and a folder is made that is
 * called so. Of `file:///data` the folder would be made below this one, and SQLite would look for it in the root.
 */
export const folder = z
  .string()
  .regex(/^[^~$]/, 'must be a folder written out: nothing puts a home in the place of ~ or $HOME here')
  .regex(/^(?!\w{2,}:\/)/, 'must be a folder written out, such as /data, and no address');

/** A variable that counts something, within bounds. */
export const wholeNumber = (name: string, min: number, max: number) =>
  z.coerce
    .number(`must be ${name}`)
    .int(`must be ${name}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
