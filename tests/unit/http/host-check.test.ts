import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createHostCheck } from '../../../src/http/host-check.ts';

const site = createHostCheck({ siteOrigin: 'https://www.example.com', refuseForeignHosts: true });
const local = createHostCheck({ siteOrigin: 'http://localhost:8080', refuseForeignHosts: true });

test('a Host names an origin in any case and with the default port of its scheme', () => {
  for (const host of ['www.example.com', 'WWW.Example.com', 'www.example.com:443'])
    expect(site(requestFor(host)), host).toBeUndefined();
  for (const host of ['example.com', 'www.example.com:80', 'www.example.com.evil.example'])
    expect(site(requestFor(host)), host).toBe(421);
});

test('an origin with a port takes that port alone', () => {
  expect(local(requestFor('localhost:8080'))).toBeUndefined();
  expect(local(requestFor('localhost'))).toBe(421);
  expect(local(requestFor('localhost:80'))).toBe(421);
});

test('a request of HTTP/1.0, which names no host, is foreign; one of HTTP/1.1, or with two, is none', () => {
  expect(site(Object.assign(requestFor(), { httpVersionMinor: 0 }))).toBe(421);
  expect(site(requestFor())).toBe(400);
  expect(site(requestFor('www.example.com', 'www.example.com'))).toBe(400);
});

function requestFor(...hosts: readonly string[]): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  const [host] = hosts;
  return Object.assign(request, {
    httpVersionMinor: 1,
    headers: host === undefined ? {} : { host },
    headersDistinct: host === undefined ? {} : { host: hosts },
  });
}
