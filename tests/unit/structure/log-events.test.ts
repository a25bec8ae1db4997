import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A call that writes a line at `warn` or above; `log[level]` may. */
const strongLine = /\b[lL]og(?:\.(warn|error|fatal)|\[\w+\])\(\s*/g;

interface Line {
  path: string;
  /** Undefined where the level is found out at run time. */
  level: string | undefined;
  event: string | undefined;
}

/** What the code of the server writes at `warn` and above. */
async function strongLines(): Promise<Line[]> {
  const lines: Line[] = [];
  for (const entry of await readdir(`${root}src`, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const path = `${entry.parentPath}/${entry.name}`;
    const text = await readFile(path, 'utf8');
    for (const { index, 0: call, 1: level } of text.matchAll(strongLine))
      lines.push({ path: path.slice(root.length), level, event: eventAt(text, index + call.length) });
  }
  return lines;
}

/** The event in the object that stands at `index`, or in the constant that is named there. */
function eventAt(text: string, index: number): string | undefined {
  const [, name] = /^(?:\.\.\.)?(\w+)/.exec(text.slice(index)) ?? [];
  if (name) {
    const declared = text.indexOf(`const ${name} = {`);
    return declared < 0 ? undefined : eventAt(text, text.indexOf('{', declared));
  }
  const [fields = ''] = /^\{[^}]*\}/.exec(text.slice(index)) ?? [];
  const [, event] = /\bevent: '([a-z-]+)'/.exec(fields) ?? [];
  const spread = fields.indexOf('...');
  return event ?? (spread < 0 ? undefined : eventAt(text, index + spread));
}

/** `event level` of each row of the table in docs/logging.md. */
async function documentedEvents(): Promise<Set<string>> {
  const text = await readFile(`${root}docs/logging.md`, 'utf8');
  const [, table = ''] = /## Events\n([\s\S]*?)\n## /.exec(text) ?? [];
  const pairs = [...table.matchAll(/^\| (`[^|]+) \| ([^|]+) \|/gm)].flatMap(([, events = '', levels = '']) =>
    [...events.matchAll(/`([a-z-]+)`/g)].flatMap(([, event]) =>
      [...levels.matchAll(/[a-z]+/g)].map(([level]) => `${event} ${level}`),
    ),
  );
  return new Set(pairs);
}

test('every line at warn and above has an event that docs/logging.md lists at its level', async () => {
  const documented = await documentedEvents();
  const lines = await strongLines();
  expect(lines.length).toBeGreaterThan(15);
  const undocumented = lines.filter(({ level = 'warn', event }) => !documented.has(`${event} ${level}`));
  expect(undocumented).toEqual([]);
});

test('docs/logging.md lists no event above info that nothing writes', async () => {
  const written = new Set((await strongLines()).map(({ event }) => event));
  const strong = [...(await documentedEvents())].filter((pair) => /(?:warn|error|fatal)$/.test(pair));
  expect(strong.filter((pair) => !written.has(pair.split(' ')[0]))).toEqual([]);
});
