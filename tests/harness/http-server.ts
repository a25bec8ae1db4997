import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import {
  createHttpServer,
  type HttpLimits,
  type HttpServer,
  httpLimits,
} from '../../src/http/http-server.ts';
import { securityHeaders } from '../../src/http/security-headers.ts';
import { type Listening, listen } from './listen.ts';
import { keepLogLines, type LogLines } from './log-lines.ts';

export interface TestHttpServer extends Listening, LogLines {
  server: HttpServer;
  /** Opens a connection and writes `bytes`; what arrives is in `received`. */
  open: (bytes?: string) => TestConnection;
}

export interface TestConnection {
  socket: Socket;
  received: () => string;
  /** Resolves with everything received once the server has closed the connection. */
  closed: Promise<string>;
}

export interface TestHttpServerOptions {
  limits?: Partial<HttpLimits>;
  maxConnections?: number;
}

/** Our server around a listener of the test's, with limits small enough to wait for. */
export async function startHttpServer(
  listener: RequestListener,
  { limits = {}, maxConnections = 100 }: TestHttpServerOptions = {},
): Promise<TestHttpServer> {
  const logged = keepLogLines();
  const server = createHttpServer(listener, {
    headers: securityHeaders({ siteOrigin: 'https://www.example.com' }),
    maxConnections,
    log: logged.log,
    limits: { ...httpLimits, connectionsCheckingInterval: 20, ...limits },
  });
  const listening = await listen(server);
  return { ...logged, ...listening, server, open: (bytes) => openConnection(listening.port, bytes) };
}

export function openConnection(port: number, bytes?: string): TestConnection {
  const socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  if (bytes !== undefined) socket.write(bytes);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  return { socket, received: () => received, closed };
}
