import { pathToFileURL } from 'node:url';
import { type AppOptions, createApp } from '../../src/app.ts';
import { readManifest } from '../../src/base/manifest.ts';
import { distDir } from '../../src/build/paths.ts';
import { type Config, readConfig } from '../../src/config/config.ts';
import { createEnquiries } from '../../src/enquiries/create-enquiries.ts';
import { createHttpServer } from '../../src/http/http-server.ts';
import { securityHeaders } from '../../src/http/security-headers.ts';
import { type Listening, listen } from './listen.ts';
import { keepLogLines, type LogLines } from './log-lines.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

export interface TestSite extends Listening, LogLines {
  config: Config;
}

/** The site from its sources behind its own server, with the assets of the last build and a store of its own. */
export async function startSite(
  environment: NodeJS.ProcessEnv = {},
  options: Pick<AppOptions, 'postLimits' | 'admission'> = {},
): Promise<TestSite> {
  const folder = await createTemporaryFolder();
  const config = readConfig({ DATA_DIR: folder.path, ...environment });
  const manifest = await readManifest(pathToFileURL(`${distDir}manifest.json`));
  const logged = keepLogLines();
  const enquiries = createEnquiries({
    config: config.enquiries,
    business: config.business,
    log: logged.log,
  });
  const { answer } = await createApp({ config, manifest, distDir, log: logged.log, enquiries, ...options });
  const server = createHttpServer(answer, {
    headers: securityHeaders({ siteOrigin: config.siteOrigin }),
    maxConnections: config.operations.maxConnections,
    log: logged.log,
  });
  const listening = await listen(server);
  return {
    ...listening,
    ...logged,
    config,
    async [Symbol.asyncDispose]() {
      await listening[Symbol.asyncDispose]();
      await enquiries.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}
