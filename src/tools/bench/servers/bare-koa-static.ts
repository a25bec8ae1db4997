import Koa from 'koa';
import serve from 'koa-static';
import { serveBaseline } from './serve-baseline.ts';

// The baseline of static assets: koa-static on the build's folder, which the command line names.
const app = new Koa();
app.use(serve(String(process.argv[2]), { index: false }));
serveBaseline(app.callback());
