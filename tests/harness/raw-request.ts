import { openConnection } from './http-server.ts';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  /** Bytes after the head, still chunked if the answer was. */
  body: Buffer;
}

/** Sends exactly these bytes and reads until the server closes, or for `timeoutMs` of silence. */
export async function rawRequest(port: number, bytes: string, timeoutMs = 2000): Promise<RawAnswer> {
  // Not ended: Node's server drops an answer that is still in the making when the client half-closes.
  const { socket, closed } = openConnection(port, bytes);
  socket.setTimeout(timeoutMs, () => socket.destroy());
  return parseAnswer(Buffer.from(await closed, 'latin1'));
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
