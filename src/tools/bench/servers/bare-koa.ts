import Koa from 'koa';
import { readRecordedAnswer } from './recorded-answer.ts';
import { serveBaseline } from './serve-baseline.ts';

// Baseline (b): the same bytes and the same headers, by Koa.
const { status, headers, body } = await readRecordedAnswer();

const app = new Koa();
app.use((ctx) => {
  ctx.status = status;
  ctx.set(headers);
  ctx.body = body;
});
serveBaseline(app.callback());
