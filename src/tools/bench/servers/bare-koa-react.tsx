import { pathToFileURL } from 'node:url';
import Koa from 'koa';
import { renderToPipeableStream } from 'react-dom/server';
import { findRoute, notFoundRoute } from '../../../../views/routes/route-table.ts';
import { readManifest } from '../../../base/manifest.ts';
import { readConfig } from '../../../config/config.ts';
import { pageDocument } from '../../../pages/page-document.tsx';
import { serveBaseline } from './serve-baseline.ts';

// Baseline (c): the site's own element, rendered by React straight into the response of a bare Koa. The command line
// names the build's folder.
const manifest = await readManifest(pathToFileURL(`${process.argv[2]}manifest.json`));
const { business, siteOrigin } = readConfig({});
const serverData = { business, siteOrigin, retentionMonths: 12, recipients: [] };

const app = new Koa();
app.use((ctx) => {
  const route = findRoute(ctx.path) ?? notFoundRoute;
  const element = pageDocument(route, { path: ctx.path, search: ctx.search }, { manifest, serverData });
  ctx.respond = false;
  ctx.res.statusCode = route.status;
  ctx.res.setHeader('Content-Type', 'text/html; charset=utf-8');
  const { pipe } = renderToPipeableStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady: () => void pipe(ctx.res),
  });
});
serveBaseline(app.callback());
