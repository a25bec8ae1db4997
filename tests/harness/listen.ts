import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening extends AsyncDisposable {
  port: number;
  url: string;
  server: Server;
}

/** Serves on a free port of the loopback address until it is disposed of. */
export async function listen(served: RequestListener | Server): Promise<Listening> {
  const server = typeof served === 'function' ? createServer(served) : served;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    server,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
