import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';

/** Files besides connections: those of the store, of deliveries and of pictures that are being sent. */
const filesBesides = 256;

/**
 * Says so where the system lets this process open fewer files than its connections need: beyond that nobody is let in
 * and the store cannot open its own. Only Linux says how many; Node asks no system.
 */
export async function reportOpenFiles(
  maxConnections: number,
  log: Logger,
  limitsFile = '/proc/self/limits',
): Promise<void> {
  const limits = await readFile(limitsFile, 'utf8').catch(() => '');
  const [, soft] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  const openFiles = Number(soft ?? Number.POSITIVE_INFINITY);
  if (openFiles >= maxConnections + filesBesides) return;
  log.warn(
    { event: 'boot', maxConnections, openFiles },
    `The system lets this process open too few files for so many connections: raise its limit (ulimit -n), or lower MAX_CONNECTIONS to ${filesBesides} less than it`,
  );
}
