import type { FieldError, FormId, FormValues } from '../../../data/forms.ts';
import type { FormNotice } from '../../../views/site/server-data.ts';
import type { SiteContext } from '../../http/request-context.ts';

/** Why a post did not end in a reference. */
export type RefusalKind =
  | 'invalid'
  | 'too-large'
  | 'far-too-large'
  | 'too-many'
  | 'unavailable'
  | 'unreadable'
  | 'unsupported';

/** What the page with the form shows after a post that was not stored. */
export interface FormPage {
  form: FormId;
  /** The page the form stands on. */
  path: '/' | '/contact' | '/blog';
  status: 413 | 415 | 422 | 429 | 503;
  kind: RefusalKind;
  /** Everything the visitor typed, as typed; nothing of a post that could not be read. */
  values: FormValues;
  /** In the order of the form; empty unless `kind` is `invalid` or `too-large`. */
  errors: readonly FieldError[];
  /** Stands above the form; null where the errors say it. */
  notice: FormNotice | null;
}

/** Answers with the page; the status, `Cache-Control` and `Retry-After` are set already. */
export type RenderForm = (ctx: SiteContext, page: FormPage) => void | Promise<void>;

export const formPaths = { quote: '/', contact: '/contact', newsletter: '/blog' } as const satisfies Record<
  FormId,
  FormPage['path']
>;
