import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  /** Bytes after the head, still chunked if the answer was. */
  body: Buffer;
}

/** Sends exactly these bytes and reads until the server closes, or for `timeoutMs` of silence. */
export async function rawRequest(port: number, bytes: string | Buffer, timeoutMs = 2000): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  // Not ended: Node's server drops an answer that is still in the making when the client half-closes.
  socket.write(bytes);
  return parseAnswer(await readAll(socket, timeoutMs));
}

function readAll(socket: Socket, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const done = (): void => {
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    socket.setTimeout(timeoutMs, done);
    socket
      .on('data', (chunk) => {
        if (typeof chunk !== 'string') chunks.push(chunk);
      })
      .on('end', done)
      .on('error', done);
  });
}

export function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: bytes.subarray(end + 4) };
}
