import type { ReactNode } from 'react';
import { termsFacts, termsPage, termsSections } from '../../data/legal/terms.ts';
import { LegalDocument } from '../legal/legal-document.tsx';
import { useBusiness } from '../site/site-context.tsx';

/** The rules that a job is done by. */
export function TermsPage(): ReactNode {
  const { name } = useBusiness();
  return <LegalDocument page={termsPage} facts={termsFacts} sections={termsSections(name)} />;
}
