import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createLog } from './base/log.ts';
import { readManifest } from './base/manifest.ts';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/read-variables.ts';
import { createEnquiries } from './enquiries/create-enquiries.ts';
import { type Admission, type AdmissionOptions, createAdmission } from './http/admission.ts';
import { createHttpServer } from './http/http-server.ts';
import { securityHeaders } from './http/security-headers.ts';
import { reportLostFile } from './ops/backups/report-lost-file.ts';
import { startBackups } from './ops/backups/start-backups.ts';
import { ListenError, listen } from './ops/listen.ts';
import { loadDevTools } from './ops/load-dev-tools.ts';
import { reportOpenFiles } from './ops/open-files.ts';
import { createReadiness } from './ops/readiness.ts';
import { stopOnSignals } from './ops/shutdown.ts';
import { registerSiteChecks } from './ops/site-checks.ts';
import { watchProcess } from './ops/watch-process.ts';
import { startKeepingAssets } from './response-cache/kept-assets.ts';

/** Milliseconds from the start until delivery and other background work begins: the first visitor needs the processor more. */
const restAfterStartMs = 100;

/** Milliseconds until everything is made in advance, which takes seconds of a processor: a start that is soon over goes without. */
const warmAfterStartMs = 30_000;

/** Exit code where another process holds the port or the data folder: EX_TEMPFAIL of sysexits.h. */
const exitCodeTaken = 75;

export const serverParts = {
  reportLostFile,
  createEnquiries,
  createApp,
  createLoggedAdmission,
  createHttpServer,
  stopOnSignals,
};

/** The functions that `runSite` puts the site together from. */
export type ServerParts = typeof serverParts;

/**
 * Runs the site of a finished build until it is told to stop. `distUrl` is the build's folder, with a slash at its end.
 * Tests of faults put another part in the place of one, to see that they would notice.
 */
export async function runSite(distUrl: URL, parts: ServerParts = serverParts): Promise<void> {
  try {
    const config = readConfig();
    const { business, operations, siteOrigin, host, sampleValues } = config;
    const log = createLog(config);
    watchProcess(log);

    const distDir = fileURLToPath(distUrl);
    const manifest = await readManifest(new URL('manifest.json', distUrl));
    await parts.reportLostFile(config, log);
    const onLockRefused = (err: Error): void => {
      log.fatal({ event: 'lock', err }, 'Another server works on the data folder');
      process.exit(exitCodeTaken);
    };
    const enquiries = parts.createEnquiries({
      config: config.enquiries,
      business,
      log,
      onLockRefused,
    });
    const readiness = createReadiness();
    registerSiteChecks(readiness, enquiries, config);
    const { answer, warm } = await parts.createApp({
      config,
      manifest,
      distDir,
      log,
      enquiries,
      readiness,
      admission: parts.createLoggedAdmission(log),
      ...(config.environment === 'development' && { createDevTools: await loadDevTools(distUrl) }),
    });
    const server = parts.createHttpServer(answer, {
      headers: securityHeaders({ siteOrigin }),
      maxConnections: operations.maxConnections,
      log,
    });
    const closers: (() => Promise<void>)[] = [];
    parts.stopOnSignals({ server, readiness, log, lameDuckMs: operations.lameDuckMs, closers });

    const port = await listen(server, config);
    log.info(
      { event: 'boot', port, host, siteOrigin, buildId: manifest.buildId, node: process.version },
      'boot',
    );
    if (sampleValues.length > 0)
      log.warn(
        { event: 'boot', sampleValues },
        'Sample values are still in use; set them before the site goes public',
      );
    const { store, owned } = enquiries;
    const stopBackups = startBackups({ store, folder: operations.backupFolder, log, owned });
    const rest = setTimeout(() => {
      enquiries.start();
      if (config.environment === 'production') void startKeepingAssets({ distDir, ...operations }, log);
    }, restAfterStartMs);
    const warming = setTimeout(() => void warm(), warmAfterStartMs);
    const stopTimers = async (): Promise<void> => {
      clearTimeout(rest);
      clearTimeout(warming);
    };
    closers.push(stopBackups, stopTimers, enquiries.stop);
    await reportOpenFiles(operations.maxConnections, log);
  } catch (error) {
    // One line where the operator can correct it.
    if (!(error instanceof ConfigError || error instanceof ListenError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}

/** The admission of a process: logs when an overload begins and when it ends. */
function createLoggedAdmission(log: Logger, limits: Omit<AdmissionOptions, 'onChange'> = {}): Admission {
  return createAdmission({
    ...limits,
    onChange({ isShedding, refused }) {
      const fields = { event: 'shed', isShedding, refused };
      if (isShedding) log.warn(fields, 'Overload: pages that are not cached are refused');
      else log.info(fields, 'The overload is over');
    },
  });
}
