import { globSync, readFileSync } from 'node:fs';
import { root } from '../../src/build/paths.ts';

export interface SourceFile {
  /** From the project's root. */
  path: string;
  text: string;
}

/** The files below the project's folders whose names end so. */
export function sourceFiles(folders: readonly string[], ending: RegExp): SourceFile[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.*`),
    { cwd: root },
  )
    .filter((path) => ending.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}
