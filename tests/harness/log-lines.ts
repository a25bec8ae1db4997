import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { createLog } from '../../src/base/log.ts';

export interface LogLines {
  log: Logger;
  /** Every line so far, parsed. */
  lines: Record<string, unknown>[];
}

/** A log of the site that is kept instead of written. */
export function keepLogLines(): LogLines {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line));
      done();
    },
  });
  return { log: createLog({ logLevel: 'debug' }, destination), lines };
}
