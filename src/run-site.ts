import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { createLog } from './base/log.ts';
import { readManifest } from './base/manifest.ts';
import { readConfig } from './config/config.ts';
import { createEnquiries } from './enquiries/create-enquiries.ts';
import { createHttpServer } from './http/http-server.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createBackups, reportLostFile } from './ops/backups/start-backups.ts';
import { listen } from './ops/listen.ts';
import { logBoot } from './ops/log-boot.ts';
import { createLoggedAdmission } from './ops/logged-admission.ts';
import { createReadiness } from './ops/readiness.ts';
import { registerSiteChecks } from './ops/site-checks.ts';
import { reportStartFailure } from './ops/start-failure.ts';
import { stopOnSignals } from './ops/stop-on-signals.ts';
import { watchProcess } from './ops/watch-process.ts';
import { loadDevTools } from './tools/dev/load-dev-tools.ts';

/** What the process needs is in the hands of another one: EX_TEMPFAIL, as for a port that is taken. */
const exitCodeTaken = 75;

/** Runs the site of a finished build until it is told to stop. `distUrl` is the build's folder, with a slash at its end. */
export async function runSite(distUrl: URL): Promise<void> {
  try {
    const config = readConfig();
    const { operations, siteOrigin } = config;
    const log = createLog(config);
    watchProcess(log);

    const distDir = fileURLToPath(distUrl);
    const manifest = await readManifest(new URL('manifest.json', distUrl));
    const readiness = createReadiness();
    const admission = createLoggedAdmission(log);
    const workerUrl = new URL('sqlite-worker.js', distUrl);
    const { business } = config;
    await reportLostFile(config, log);
    const onLockRefused = (err: Error): void => {
      log.fatal({ event: 'lock', err }, 'Another server works on the data folder');
      process.exit(exitCodeTaken);
    };
    const enquiries = createEnquiries({
      config: config.enquiries,
      business,
      log,
      workerUrl,
      onLockRefused,
    });
    registerSiteChecks(readiness, enquiries, config);
    const app = await createApp({
      config,
      manifest,
      distDir,
      log,
      enquiries,
      readiness,
      admission,
      ...(config.environment === 'development' && { createDevTools: await loadDevTools(distUrl) }),
    });
    const server = createHttpServer(app, {
      headers: securityHeaders({ siteOrigin }),
      maxConnections: operations.maxConnections,
      log,
    });
    let delivery: NodeJS.Timeout | undefined;
    const closers: (() => Promise<void>)[] = [
      () => {
        clearTimeout(delivery);
        return enquiries.stop();
      },
    ];
    stopOnSignals({ server, readiness, log, lameDuckMs: operations.lameDuckMs, closers });

    const port = await listen(server, config);
    // The store's thread takes a processor for 40 ms. Whoever has waited for the site to start needs it more.
    delivery = setTimeout(enquiries.start, 100);
    closers.unshift(createBackups(config, enquiries, { workerUrl, log }).stop);
    logBoot(log, config, { port, buildId: manifest.buildId });
  } catch (error) {
    process.exitCode = reportStartFailure(error);
  }
}
