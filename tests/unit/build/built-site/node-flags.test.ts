import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { memoryEnvironment, nodeFlags } from '../../../../src/build/built-site/node-flags.ts';

const read = (path: string): Promise<string> =>
  readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test('npm start and the container run Node with the flags that the bench measures', async () => {
  expect(JSON.parse(await read('package.json')).scripts.start).toContain(`node ${nodeFlags.join(' ')} dist/`);
  const container = await read('Dockerfile');
  expect(container).toContain(
    `CMD ${JSON.stringify([...nodeFlags, 'dist/server.js']).replaceAll(',', ', ')}`,
  );
  for (const [name, value] of Object.entries(memoryEnvironment))
    expect(container).toContain(`${name}=${value}`);
});

test('in the container the site listens where Caddy and the health check look, whatever .env says', async () => {
  const [, pinned = ''] =
    /environment: &environment[^\n]*\n((?: {4}.+\n)+)/.exec(await read('compose.yaml')) ?? [];
  expect(pinned).toContain('HOST: 0.0.0.0\n');
  expect(pinned).toContain('PORT: "8080"\n');
  expect(await read('compose.yaml')).toContain('{UPSTREAMS:-site:8080}');
});

test('visitors who come by IPv6 keep their addresses: Docker has it on the network of the ports that it publishes', async () => {
  const compose = await read('compose.yaml');
  const [, caddy = ''] = /\n {2}caddy:\n((?: {4}.+\n)+)/.exec(compose) ?? [];
  expect(caddy).toContain('"443:443"\n');
  expect(caddy).toContain('networks: [front]\n');
  expect(compose).toMatch(/\n {2}front:\n {4}enable_ipv6: true\n/);
});
