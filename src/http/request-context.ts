import type { Middleware, ParameterizedContext } from 'koa';
import type { Logger } from 'pino';
import type { RenderedPage } from '../render/render-page.ts';
import type { Admission } from './admission.ts';
import type { ContentEncoding } from './content-encoding.ts';
import type { DeliveryMode } from './delivery-mode.ts';

/** What the middleware leave in `ctx.state` for each other. */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** The route that answered, as the table writes it; never what the client wrote. */
  route?: string;
  /** How a page was sent. */
  delivery?: { mode: DeliveryMode; encoding: ContentEncoding };
  /** What React is to write into the response itself. */
  page?: RenderedPage;
  /** Whether the page cache answered. */
  cache?: 'hit' | 'miss' | 'bypass';
  /** The line of a client that left is written. */
  hasClientLeft?: boolean;
  /** `sha256-…` of the inline style sheet that this response carries. */
  styleHash?: string;
  /** Whom to ask before something is rendered: see `admitRender`. */
  admission?: Admission;
  /** Of this response's inline scripts; given only where a page may suspend. */
  nonce?: string;
}

/** A request on its way through Koa, with what our middleware leave in its state. */
export type SiteContext = ParameterizedContext<RequestState>;
export type SiteMiddleware = Middleware<RequestState>;
