import type { ServerResponse } from 'node:http';
import { type Logger, symbols } from 'pino';
import { createIsoClock } from '../base/iso-clock.ts';
import type { ContentEncoding } from './content-encoding.ts';
import type { DeliveryMode } from './delivery-mode.ts';
import { whenClosed } from './when-closed.ts';

/** What is said of a request when its response is over. All of it is ours: nothing that a client made up. */
export interface RequestLine {
  requestId: string;
  method: string;
  /** As the route table writes it. */
  route: string;
  status: number;
  /** Milliseconds. */
  ms: number;
  /** Over the wire, head included. */
  bytes: number;
  encoding: ContentEncoding;
  mode: DeliveryMode;
  cache: 'hit' | 'miss' | 'bypass';
  /** The client left before the end. */
  isAborted: boolean;
}

/**
 * Returns what writes the line of a request, in the very form in which `log.info` would. It is put together here
 * because pino spends four times as long on it, redaction above all, and every request pays for it.
 */
export function createRequestLine(log: Logger): (line: RequestLine) => void {
  const output = (log as Logger & { [symbols.streamSym]: { write: (text: string) => void } })[
    symbols.streamSym
  ];
  const isoTime = createIsoClock();
  return function writeRequestLine({
    requestId,
    method,
    route,
    status,
    ms,
    bytes,
    encoding,
    mode,
    cache,
    isAborted,
  }) {
    if (!log.isLevelEnabled('info')) return;
    output.write(
      `{"level":"info","time":"${isoTime()}","requestId":"${requestId}","event":"request","method":"${method}",` +
        `"route":"${route}","status":${status},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes},` +
        `"encoding":"${encoding}","mode":"${mode}","cache":"${cache}"${isAborted ? ',"aborted":true' : ''},` +
        `"msg":"request"}\n`,
    );
  };
}

/** What only the one who answers knows of a response. */
export type Answered = Pick<RequestLine, 'requestId' | 'route' | 'encoding' | 'mode' | 'cache'>;

/** Status in the log where the client left before anything was sent: nginx's number for it. */
const clientClosedRequest = 499;

/** Has the line of a response written when it is over. To be called before anything is sent. */
export function followResponse(
  response: ServerResponse,
  writeLine: (line: RequestLine) => void,
  describe: () => Answered,
): void {
  const started = performance.now();
  const { socket, method = '' } = response.req;
  const sentBefore = socket.bytesWritten;
  whenClosed(response, () => {
    writeLine({
      ...describe(),
      method,
      status: response.headersSent ? response.statusCode : clientClosedRequest,
      ms: performance.now() - started,
      bytes: socket.bytesWritten - sentBefore,
      isAborted: !response.writableFinished,
    });
  });
}
