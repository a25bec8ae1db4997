import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';

/** Says where the site answers and which build it is, and warns of every sample value that is still in use. */
export function logBoot(
  log: Logger,
  { host, siteOrigin, sampleValues }: Config,
  { port, buildId }: { port: number; buildId: string },
): void {
  log.info({ event: 'boot', port, host, siteOrigin, buildId, node: process.version }, 'boot');
  if (sampleValues.length === 0) return;
  log.warn(
    { event: 'boot', sampleValues },
    'Sample values are still in use; set them before the site goes public',
  );
}
