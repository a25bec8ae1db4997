import { readRecordedAnswer } from './recorded-answer.ts';
import { serveBaseline } from './serve-baseline.ts';

// Baseline (a): the same bytes and the same headers, by Node and nothing else.
const { status, headers, body } = await readRecordedAnswer();
serveBaseline((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});
