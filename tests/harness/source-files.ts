import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  /** From the project's root. */
  path: string;
  text: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files below the project's folders whose names end so. */
export async function sourceFiles(folders: readonly string[], ending: RegExp): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(root + folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !ending.test(entry.name)) continue;
      const path = `${entry.parentPath}/${entry.name}`;
      files.push({ path: path.slice(root.length), text: await readFile(path, 'utf8') });
    }
  }
  return files;
}
