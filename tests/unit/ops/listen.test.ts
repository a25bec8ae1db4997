import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../../../src/ops/listen.ts';

test.each(['198.51.100.1', 'no-such-host.invalid'])(
  'HOST=%s is a fault of the configuration, with what to do',
  async (host) => {
    await expect(listen(createServer(), { host, port: 0 })).rejects.toMatchObject({
      exitCode: 78,
      message: expect.stringMatching(/is no address of this machine: set HOST to/),
    });
  },
);

test('a port that another server has may be free in a moment, and the message says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(listen(createServer(), { host: '127.0.0.1', port })).rejects.toMatchObject({
    exitCode: 75,
    message: expect.stringContaining('set PORT to a free port'),
  });
  other.close();
});
