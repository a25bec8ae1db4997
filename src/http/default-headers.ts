import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * The response class of a server whose every answer carries `headers`, unless it sets them itself or gives a whole head
 * as a flat array: also those that Node gives before any middleware is asked, 417 and the 503 beyond
 * `maxRequestsPerSocket`.
 */
export function responseWithHeaders(headers: Readonly<Record<string, string>>): typeof ServerResponse {
  const entries = Object.entries(headers);
  return class ResponseWithHeaders extends ServerResponse {
    override writeHead(
      statusCode: number,
      reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
      given?: OutgoingHttpHeaders | OutgoingHttpHeader[],
    ): this {
      // A flat head is whole as it is; a header set beside it would cost Node a slower way of writing it.
      if (Array.isArray(reason)) return super.writeHead(statusCode, reason);
      for (const [name, value] of entries) if (!this.hasHeader(name)) this.setHeader(name, value);
      return typeof reason === 'string'
        ? super.writeHead(statusCode, reason, given)
        : super.writeHead(statusCode, reason);
    }
  } as typeof ServerResponse;
}
