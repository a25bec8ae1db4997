/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const json = 'Host: localhost\r\nAccept: application/json\r\n';

/** Requests that are as they should be; most of them ask for little, so that the parser gets most of the time. */
const requests: readonly string[] = [
  `GET /healthz HTTP/1.1\r\n${json}\r\n`,
  `GET /readyz/draining HTTP/1.1\r\n${json}\r\n`,
  `HEAD / HTTP/1.1\r\n${json}Accept-Encoding: gzip, deflate, br, zstd\r\n\r\n`,
  `GET /robots.txt?a=1&b=%20 HTTP/1.1\r\n${json}User-Agent: Mozilla/5.0 (X11)\r\nCookie: a=b; c=d\r\n\r\n`,
  `GET /api/services HTTP/1.1\r\n${json}If-None-Match: W/"abc"\r\nRange: bytes=0-10\r\n\r\n`,
  `GET /assets/none.js HTTP/1.1\r\n${json}Accept-Encoding: br\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n`,
  `POST /contact HTTP/1.1\r\n${json}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\r\nname=Pr`,
  `POST /quote HTTP/1.1\r\n${json}Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n7\r\nname=Pr\r\n0\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\n${json}\r\n`,
  `GET http://localhost/faq HTTP/1.1\r\n${json}Connection: upgrade\r\nUpgrade: h2c\r\n\r\n`,
];

const tokens: readonly string[] = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  '\n\n',
  ' ',
  '\t',
  '\v',
  ':',
  ' :',
  '%',
  '%00',
  '%0d%0a',
  '%2f%2f',
  '%c0%af',
  '\\',
  '//',
  '/../',
  '/..%2f',
  '?',
  '#',
  '*',
  '\x7f',
  '\x80',
  '\xff\xfe',
  '\u00e9',
  '<script>',
  '__proto__',
  '{}',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/9.9',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET',
  'PUT',
  'TRACE',
  'CONNECT',
  'Host: evil.example\r\n',
  'Host:\r\n',
  'Content-Length: 0\r\n',
  'Content-Length: -1\r\n',
  'Content-Length: 9e9\r\n',
  'Content-Length: 5, 5\r\n',
  'Content-Length: +5\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Transfer-Encoding: xchunked\r\n',
  'Transfer-Encoding: chunked, identity\r\n',
  'Expect: 100-continue\r\n',
  'Expect: tea\r\n',
  'Content-Encoding: gzip\r\n',
  'Connection: close\r\n',
  'Accept: text/html\r\n',
  'X: \r\n folded\r\n',
  'ffffffffffffffff\r\n',
  '-1\r\n',
  '0;a=b\r\n',
];

/** One request with one to four things wrong with it. */
export function mutateRequest(random: () => number): Buffer {
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  let text = pick(requests);
  for (let left = 1 + below(4); left > 0; left -= 1) {
    const at = below(text.length + 1);
    const [before, after] = [text.slice(0, at), text.slice(at)];
    switch (below(8)) {
      case 0:
        text = before + String.fromCharCode(below(256)) + after.slice(1);
        break;
      case 1:
        text = before + pick(tokens) + after;
        break;
      case 2:
        text = before + after.slice(1 + below(12));
        break;
      case 3:
        text = before + after.slice(0, below(60)) + after;
        break;
      case 4:
        text = before + pick(requests).slice(below(80));
        break;
      case 5:
        text = before + pick(tokens).repeat(1 + below(300)) + after;
        break;
      case 6:
        text =
          before + String.fromCharCode(...Array.from({ length: 1 + below(40) }, () => below(256))) + after;
        break;
      default:
        text = text.replace(/\r\n/g, () => pick(['\r\n', '\n', '\r', '\r\n ', '\r\n\r\n']));
    }
  }
  return Buffer.from(text, 'latin1');
}
