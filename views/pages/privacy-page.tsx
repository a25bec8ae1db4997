import type { ReactNode } from 'react';
import { privacyFacts, privacyPage, privacySections } from '../../data/legal/privacy.ts';
import { LegalDocument } from '../legal/legal-document.tsx';
import { useSite } from '../site/site-context.tsx';

/** What is kept of a visitor, in the words of the operator's own settings. */
export function PrivacyPage(): ReactNode {
  const { business, retentionMonths, recipients } = useSite();
  return (
    <LegalDocument
      page={privacyPage}
      facts={privacyFacts(retentionMonths)}
      sections={privacySections({ business, retentionMonths, recipients })}
    />
  );
}
