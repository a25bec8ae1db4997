import { fileURLToPath } from 'node:url';

/** The build under test, with a slash at its end; `DIST_DIR` names another than `dist/`. */
export const distDir: string = process.env.DIST_DIR ?? fileURLToPath(new URL('../../dist/', import.meta.url));
