import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../../src/build/paths.ts';
import { sourceFiles } from '../../harness/source-files.ts';

const sources = sourceFiles(['src'], /\.tsx?$/);

/** A call that writes a line at `warn` or above; `log[level]` may. */
const strongLine = /\b[lL]og(?:\.(warn|error|fatal)|\[\w+\])\(\s*/g;

interface Line {
  path: string;
  /** Undefined where the level is found out at run time. */
  level: string | undefined;
  event: string | undefined;
}

/** What the code of the server writes at `warn` and above. */
const strongLines = sources.flatMap(({ path, text }): Line[] =>
  [...text.matchAll(strongLine)].map(({ index, 0: call, 1: level }) => ({
    path,
    level,
    event: eventAt(text, index + call.length),
  })),
);

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
const documented = documentedEvents();

function documentedEvents(): Set<string> {
  const text = readFileSync(`${root}docs/logging.md`, 'utf8');
  const [, table = ''] = /## Events\n([\s\S]*?)\n## /.exec(text) ?? [];
  const pairs = [...table.matchAll(/^\| (`[^|]+) \| ([^|]+) \|/gm)].flatMap(([, events = '', levels = '']) =>
    [...events.matchAll(/`([a-z-]+)`/g)].flatMap(([, event]) =>
      [...levels.matchAll(/[a-z]+/g)].map(([level]) => `${event} ${level}`),
    ),
  );
  return new Set(pairs);
}

test('docs/logging.md has a row for every event that is logged, and for no other', () => {
  const logged = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bevent['"]?: ?['"]([\w-]+)['"]/g)].map(([, event]) => event),
  );
  const events = [...documented].map((pair) => pair.split(' ')[0]);
  expect([...new Set(events)].sort()).toEqual([...new Set(logged)].sort());
});

test('every line at warn and above has an event that docs/logging.md lists at its level', () => {
  expect(strongLines.length).toBeGreaterThan(15);
  const undocumented = strongLines.filter(
    ({ level = 'warn', event }) => !documented.has(`${event} ${level}`),
  );
  expect(undocumented).toEqual([]);
});

test('docs/logging.md lists no event above info that nothing writes', () => {
  const written = new Set(strongLines.map(({ event }) => event));
  const strong = [...documented].filter((pair) => /(?:warn|error|fatal)$/.test(pair));
  expect(strong.filter((pair) => !written.has(pair.split(' ')[0]))).toEqual([]);
});
