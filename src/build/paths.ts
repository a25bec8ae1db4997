import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { out: { type: 'string' } }, strict: false });

/** Absolute folders of the project, whatever the current directory is. Each ends with a slash. */
export const root: string = fileURLToPath(new URL('../../', import.meta.url));
/** Where the build goes: `dist/`, or what `--out` names, so that two builds need not disturb each other. */
export const distDir: string = typeof values.out === 'string' ? `${resolve(values.out)}/` : `${root}dist/`;
export const assetsDir = `${distDir}assets/`;
export const cacheDir = `${root}.cache/`;
