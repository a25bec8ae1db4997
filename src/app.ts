import type { RequestListener } from 'node:http';
import { constants } from 'node:zlib';
import Koa from 'koa';
import compress from 'koa-compress';
import conditionalGet from 'koa-conditional-get';
import type { Logger } from 'pino';
import { findRoute, routes } from '../views/routes/route-table.ts';
import type { ServerData } from '../views/site/server-data.ts';
import type { Manifest } from './base/manifest.ts';
import type { Config } from './config/config.ts';
import type { Enquiries } from './enquiries/create-enquiries.ts';
import { formActionOrigins, formActions, recipientsOf } from './enquiries/form-targets.ts';
import { createEnquiryRoutes, type EnquiryRouteOptions } from './enquiries/http/create-enquiry-routes.ts';
import type { Admission } from './http/admission.ts';
import { createBrokenAnswerLog } from './http/broken-answers.ts';
import { createCanonicalRedirects } from './http/canonical-redirects.ts';
import { createClientAddress } from './http/client-address.ts';
import { createErrors } from './http/errors.ts';
import { createHostCheck } from './http/host-check.ts';
import { createOriginForm } from './http/origin-form.ts';
import { createRenderAdmission } from './http/render-admission.ts';
import type { RequestState } from './http/request-context.ts';
import { createRequestGuard } from './http/request-guard.ts';
import { createRequestLog } from './http/request-log.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createStaticAssets } from './http/static-assets.ts';
import { createUnreadBody } from './http/unread-body.ts';
import { createHealth } from './ops/health.ts';
import { createReadiness, type Readiness } from './ops/readiness.ts';
import { createApiRoutes } from './pages/api-routes.ts';
import { createEnquiryPage } from './pages/enquiry-page.ts';
import { errorDocument } from './pages/error-document.tsx';
import { prepareErrorPages } from './pages/error-pages.ts';
import { createFormPage } from './pages/form-page.ts';
import { createPageRoutes } from './pages/page-routes.ts';
import { createSiteFiles } from './pages/site-files.ts';
import { writeRenderedPages } from './pages/write-rendered-pages.ts';
import { createAssetFront } from './response-cache/asset-front.ts';
import { createHeldAssets } from './response-cache/held-assets.ts';
import { createPageCache } from './response-cache/page-cache.ts';
import { createPageFront } from './response-cache/page-front.ts';
import type { CreateDevTools } from './tools/dev/dev-tools.ts';

export interface AppOptions {
  config: Config;
  manifest: Manifest;
  /** Absolute path of the build, which holds `assets/`. */
  distDir: string;
  log: Logger;
  enquiries: Enquiries;
  readiness?: Readiness;
  admission?: Admission;
  /** How much of what is posted is taken, and of how many. */
  postLimits?: Pick<EnquiryRouteOptions, 'mostBytes' | 'mostPosts'>;
  /** Development only. */
  createDevTools?: CreateDevTools | undefined;
  /** `off` leaves to Koa also what could be answered from memory: the same answers, later. */
  fronts?: 'on' | 'off';
}

/** Bytes of small files that are kept in memory: several times what a build has. */
const mostHeldAssets = 4 * 1024 * 1024;

/**
 * The site as a request listener: what happens to a request, in order. Cached pages and small files are answered at
 * once, everything else by the Koa application. It does not listen.
 */
export async function createApp({
  config,
  manifest: built,
  distDir,
  log,
  enquiries,
  readiness = createReadiness(),
  admission,
  postLimits = {},
  createDevTools,
  fronts = 'on',
}: AppOptions): Promise<RequestListener> {
  const serverData: ServerData = {
    business: config.business,
    siteOrigin: config.siteOrigin,
    retentionMonths: config.enquiries.retentionMonths,
    recipients: recipientsOf(config.enquiries),
    formActions: formActions(config.enquiries),
  };
  const devTools = await createDevTools?.({ manifest: built, serverData, distDir });
  const manifest = devTools?.manifest ?? built;
  const documents = { manifest, serverData };
  const security = { siteOrigin: config.siteOrigin, formTargets: formActionOrigins(config.enquiries) };
  const checkHost = createHostCheck({
    siteOrigin: config.siteOrigin,
    refuseForeignHosts: config.isOriginConfigured,
  });
  const cache = createPageCache({
    ceiling: routes.length,
    onCompressionFailed: (error) =>
      log.error({ event: 'fault', err: error }, 'A page could not be compressed'),
  });
  const errorPages = prepareErrorPages((status) => errorDocument(status, documents));

  const enquiryRoutes = createEnquiryRoutes({
    service: enquiries.service,
    business: config.business,
    renderForm: createFormPage(documents),
    renderEnquiry: createEnquiryPage(documents),
    log,
    ...postLimits,
  });

  const app = new Koa<RequestState>();
  app.use(createOriginForm());
  app.use(createClientAddress(config.operations.trustedHops));
  app.use(createRequestLog(log));
  app.use(writeRenderedPages);
  app.use(createSecurityHeaders(security));
  app.use(createUnreadBody());
  app.use(createErrors({ pages: errorPages, styleHash: manifest.pages.error.cssHash }));
  app.use(createRequestGuard({ checkHost, acceptsPost: enquiryRoutes.acceptsPost }));
  app.use(conditionalGet());
  app.use(createStaticAssets(distDir));
  if (devTools) app.use(devTools.middleware);
  app.use(createHealth(readiness));
  if (admission) app.use(createRenderAdmission(admission));
  app.use(createCanonicalRedirects((path) => findRoute(path) !== undefined));
  app.use(compress({ br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, zstd: false, deflate: false }));
  app.use(await createSiteFiles({ config, manifest, distDir }));
  app.use(createApiRoutes(config.business));
  app.use(enquiryRoutes.middleware);
  app.use(createPageRoutes({ ...documents, cache }));

  app.on('error', createBrokenAnswerLog(log));
  const answer = app.callback();
  if (fronts === 'off') return answer;
  const assets = createHeldAssets({ distDir, ceiling: mostHeldAssets });
  const front = { security, checkHost, log };
  return createPageFront({ ...front, cache, manifest }, createAssetFront({ ...front, assets }, answer));
}
