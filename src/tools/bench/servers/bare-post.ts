import { randomUUID } from 'node:crypto';
import { serveBaseline } from './serve-baseline.ts';

// The baseline of durable posts: reads the form, keeps nothing but in memory, and answers what the site would.
const kept: URLSearchParams[] = [];
serveBaseline((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    kept[kept.length % 1000] = new URLSearchParams(Buffer.concat(chunks).toString());
    const token = randomUUID();
    const body = JSON.stringify({ reference: token.slice(0, 8), url: `/enquiry/${token}` });
    response.writeHead(201, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
