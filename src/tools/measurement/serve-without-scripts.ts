import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

export interface StillSite extends AsyncDisposable {
  /** Origin, without a trailing slash. */
  url: string;
}

/** The site at `origin` as it would be without any script of its own: the same HTML, styles, fonts and pictures. */
export async function serveWithoutScripts(origin: string): Promise<StillSite> {
  const pages = new Map<string, Buffer>();
  const server = createServer((asked, answer) => pass(origin, pages, asked, answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(
  origin: string,
  pages: Map<string, Buffer>,
  { url = '/', headers }: IncomingMessage,
  answer: ServerResponse,
): void {
  const address = origin + url;
  const { host: _ours, ...others } = headers;
  const asking = request(address, { headers: { ...others, 'accept-encoding': 'br' } }, (found) => {
    const isPage = String(found.headers['content-type']).startsWith('text/html');
    const { 'content-length': _length, ...kept } = found.headers;
    if (!isPage) {
      answer.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    found.on('data', (part: Buffer) => parts.push(part));
    found.on('end', () => {
      // Compressed once: the second time it is answered as fast as the site answers.
      const page = pages.get(url) ?? withoutScript(Buffer.concat(parts));
      pages.set(url, page);
      answer.writeHead(found.statusCode ?? 500, kept);
      answer.end(page);
    });
  });
  asking.on('error', () => answer.destroy());
  asking.end();
}

function withoutScript(compressed: Buffer): Buffer {
  const html = brotliDecompressSync(compressed).toString();
  return brotliCompressSync(html.replace(/<script type="module"[^>]*><\/script>/, ''));
}
