import type { ReactNode } from 'react';
import { errorPage } from '../../data/pages/error.ts';
import { ErrorPage } from '../../views/pages/error-page.tsx';
import type { ErrorStatus } from './error-pages.ts';
import type { PageDocumentOptions } from './page-document.tsx';
import { standaloneDocument } from './standalone-document.tsx';

/** The document of an error: shell, words and ways to reach a person, and no script, which might fail in turn. */
export function errorDocument(status: ErrorStatus, options: PageDocumentOptions): ReactNode {
  const { head, words } = errorPage;
  return standaloneDocument({ style: 'error', head, Page: ErrorPage, content: words[status] }, options);
}
