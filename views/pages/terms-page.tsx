import type { ReactNode } from 'react';
import { termsFacts, termsPage, termsSections } from '../../data/legal/terms.ts';
import { LegalDocument } from '../legal/legal-document.tsx';
import { useSite } from '../site/site-context.tsx';

/** The rules that a job is done by. */
export function TermsPage(): ReactNode {
  const { business, picturesNote } = useSite();
  const sections = termsSections(business.name, picturesNote);
  return <LegalDocument page={termsPage} facts={termsFacts} sections={sections} />;
}
