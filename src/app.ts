import type { RequestListener } from 'node:http';
import Koa from 'koa';
import compress from 'koa-compress';
import conditionalGet from 'koa-conditional-get';
import type { Logger } from 'pino';
import type { ServerData } from '../views/site/server-data.ts';
import type { Manifest } from './base/manifest.ts';
import type { Config } from './config/config.ts';
import type { Enquiries } from './enquiries/create-enquiries.ts';
import { formActionOrigins, formActions, recipientsOf } from './enquiries/form-targets.ts';
import { createEnquiryRoutes, type EnquiryRouteOptions } from './enquiries/http/create-enquiry-routes.ts';
import type { Admission } from './http/admission.ts';
import { createDrain } from './http/drain.ts';
import { createBrokenAnswerLog, createErrors } from './http/errors.ts';
import { createHostCheck } from './http/host-check.ts';
import { createRequestContext, type RequestState } from './http/request-context.ts';
import { createRequestGuard } from './http/request-guard.ts';
import { createRequestLog } from './http/request-log.ts';
import { toOriginForm } from './http/request-target.ts';
import { createHealth } from './ops/health.ts';
import type { CreateDevTools } from './ops/load-dev-tools.ts';
import { createReadiness, type Readiness } from './ops/readiness.ts';
import { apiSources } from './pages/api.ts';
import { createCanonicalRedirects } from './pages/canonical-redirects.ts';
import { createSendEnquiryPage, createSendFormPage } from './pages/enquiry-answers.ts';
import { errorPageSources } from './pages/error-pages.ts';
import { createPageRoutes, pageSources } from './pages/page-routes.ts';
import { siteFileSources } from './pages/site-files.ts';
import { assetSources, createStaticAssets } from './response-cache/assets.ts';
import { createKeptAssets } from './response-cache/kept-assets.ts';
import { createResponseCache } from './response-cache/response-cache.ts';

export interface AppOptions {
  config: Config;
  manifest: Manifest;
  /** Absolute path of the build, which holds `assets/`. */
  distDir: string;
  log: Logger;
  enquiries: Enquiries;
  readiness?: Readiness;
  admission?: Admission;
  /** Bytes of a post that are kept, and posts taken from one sender. */
  postLimits?: Pick<EnquiryRouteOptions, 'maxBytes' | 'maxPosts'>;
  /** Milliseconds for what is left of a body whose answer ends the connection. */
  drainMs?: number;
  /** Development only. */
  createDevTools?: CreateDevTools | undefined;
}

export interface App {
  /** Answers from the response cache what is the same for everybody, everything else by Koa. */
  answer: RequestListener;
  /** Makes what is the same for everybody before anybody asks. */
  warm: () => Promise<void>;
}

/** The site as a request listener: what happens to a request, in order. It does not listen. */
export async function createApp({
  config,
  manifest: built,
  distDir,
  log,
  enquiries,
  readiness = createReadiness(),
  admission,
  postLimits = {},
  drainMs,
  createDevTools,
}: AppOptions): Promise<App> {
  const { business, siteOrigin, isOriginConfigured } = config;
  const serverData: ServerData = {
    business,
    siteOrigin,
    retentionMonths: config.enquiries.retentionMonths,
    recipients: recipientsOf(config.enquiries),
    formActions: formActions(config.enquiries),
    claims: config.claims === 'proved' ? 'proved' : undefined,
  };
  const devTools = await createDevTools?.({ manifest: built, serverData, distDir });
  const manifest = devTools?.manifest ?? built;
  const security = { siteOrigin, formTargets: formActionOrigins(config.enquiries) };
  const documents = { manifest, serverData, security };
  const checkHost = createHostCheck({ siteOrigin, refuseForeignHosts: isOriginConfigured });

  const cache = createResponseCache({
    sources: new Map([
      ...pageSources(documents),
      ...apiSources(business),
      ...siteFileSources({ config, manifest, distDir }),
      ...(await assetSources(distDir)),
    ]),
    errorSources: errorPageSources(documents),
    security,
    checkHost,
    log,
  });

  const enquiryRoutes = createEnquiryRoutes({
    service: enquiries.service,
    business,
    sendFormPage: createSendFormPage(documents),
    sendEnquiryPage: createSendEnquiryPage(documents),
    log,
    ...postLimits,
  });

  const app = new Koa<RequestState>();
  app.use(createRequestContext(log, config.operations.trustedHops, admission));
  app.use(createRequestLog(log));
  app.use(createDrain(drainMs));
  app.use(createErrors(cache.findErrorPage));
  app.use(createRequestGuard({ checkHost, acceptsPost: enquiryRoutes.acceptsPost }));
  app.use(conditionalGet());
  app.use(createStaticAssets(distDir));
  app.use(createKeptAssets(config.operations.keptFolder));
  if (devTools) app.use(devTools.middleware);
  app.use(createHealth(readiness).routes());
  app.use(createCanonicalRedirects());
  // Only what a form answers a script in JSON: pages are compressed as they are sent, and everything else is answered
  // above or by the response cache.
  app.use(compress());
  app.use(enquiryRoutes.middleware);
  app.use(createPageRoutes(documents));

  app.on('error', createBrokenAnswerLog(log));
  const answer = cache.before(app.callback());
  return {
    answer(request, response) {
      toOriginForm(request);
      answer(request, response);
    },
    warm: cache.warm,
  };
}
