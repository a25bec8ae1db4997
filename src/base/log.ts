import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { createLogOutput } from './log-output.ts';

/**
 * JSON lines on standard output, one object a line, times in ISO 8601 UTC. Never pass a query value, a form value or
 * an address of a person: `redact` is a backstop for the obvious names, not a licence.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      // Not `*.name` and `*.message`: an error's own are what its line is for.
      paths: ['name', 'phone', 'email', 'message', 'values', '*.phone', '*.email', '*.values'],
      censor: '[redacted]',
    },
  };
  return pino(options, destination ?? createLogOutput());
}
