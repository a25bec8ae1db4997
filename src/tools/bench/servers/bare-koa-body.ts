import Koa from 'koa';
import { readRecordedAnswer } from './recorded-answer.ts';
import { serveBaseline } from './serve-baseline.ts';

// The same body by Koa, with the headers that a client needs to read it and no other: what the rest of them costs.
const { status, headers, body } = await readRecordedAnswer();
const type = headers['content-type'] ?? 'application/octet-stream';
const encoding = headers['content-encoding'];

const app = new Koa();
app.use((ctx) => {
  ctx.status = status;
  ctx.type = type;
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.body = body;
});
serveBaseline(app.callback());
