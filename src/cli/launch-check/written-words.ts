import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that are typed in a file of `data/`. */
export interface WrittenWords {
  /** From the project's root. */
  path: string;
  /** `…` stands for what is taken from a record. */
  words: string;
}

const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
const literal = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/;
const either = new RegExp(`${comment.source}|${literal.source}`, 'g');

/** Everything that is typed in `data/`, comments aside. */
export function readWrittenWords(root: string): WrittenWords[] {
  return globSync('data/**/*.ts', { cwd: root }).flatMap((path) =>
    wordsIn(path, readFileSync(join(root, path), 'utf8')),
  );
}

export function wordsIn(path: string, source: string): WrittenWords[] {
  return [...source.matchAll(either)].flatMap(([, quoted]) => {
    if (!quoted) return [];
    const words = quoted.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '…');
    return [{ path, words: words.replaceAll(/\\(['"`])/g, '$1') }];
  });
}
