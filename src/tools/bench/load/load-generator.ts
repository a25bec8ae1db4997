import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadOptions, LoadResult } from './load.ts';

export interface LoadGenerator extends Disposable {
  run(options: LoadOptions): Promise<LoadResult>;
}

/** Starts the generator's process. It runs one load at a time. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(fileURLToPath(new URL('./load-process.ts', import.meta.url)));
  return {
    async run(options) {
      child.send(options);
      const [result] = await once(child, 'message');
      return result as LoadResult;
    },
    [Symbol.dispose]() {
      child.disconnect();
    },
  };
}
