import { type ReactNode, Suspense } from 'react';
import { enquiryPage } from '../../data/pages/enquiry.ts';
import { EnquiryPart, type FoundEnquiry } from '../enquiry/enquiry-part.tsx';
import type { EnquiryContent } from '../site/page-contents.ts';
import './enquiry-page.css';

const { headline, loading, reload } = enquiryPage;

/** The visitor's own page: heading at once, the rest when the store has answered. Drawn by the server alone. */
export function EnquiryPage({ content }: { content: EnquiryContent }): ReactNode {
  const { token, step, status, hasFailed } = content;
  return (
    <div className="enquiry-page container">
      <h1>{headline}</h1>
      <Suspense fallback={<Waiting token={token} />}>
        <EnquiryPart found={settled(status)} token={token} step={step} hasFailed={hasFailed} />
      </Suspense>
    </div>
  );
}

function Waiting({ token }: { token: string }): ReactNode {
  return (
    <div className="enquiry-page__waiting">
      <p className="lede">{loading}</p>
      {/* What comes later is put in its place by a script. */}
      <noscript>
        <a href={`/enquiry/${token}`}>{reload}</a>
      </noscript>
    </div>
  );
}

/** A store that is out of reach is something to say, not a part that fails. */
function settled(status: EnquiryContent['status']): Promise<FoundEnquiry> {
  return status.then(
    (enquiry) => enquiry ?? 'unknown',
    () => 'unavailable',
  );
}
