import type { ReactNode } from 'react';
import { withHardSpaces } from '../../data/hard-spaces.ts';
import type { LegalFact, LegalPage, LegalSection } from '../../data/legal/section.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CalendarDate } from '../components/calendar-date.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContentsList } from '../components/contents.tsx';
import { Fold } from '../components/disclosure.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { KeyFacts } from './key-facts.tsx';
import { LegalPart } from './legal-part.tsx';
import './legal-document.css';

export interface LegalDocumentProps {
  page: LegalPage;
  /** What most readers came for. */
  facts: readonly LegalFact[];
  sections: readonly LegalSection[];
}

/** A page of rules: the three figures that matter first, then numbered sections, at a desk beside their list, which stays. */
export function LegalDocument({ page, ...rules }: LegalDocumentProps): ReactNode {
  const { facts, sections } = withHardSpaces(rules);
  return (
    <>
      <header className="legal-document__opening">
        <div className="container">
          <Breadcrumb />
          <div className="legal-document__name">
            <div className="stack">
              <h1>{page.headline}</h1>
              <p className="lede">{page.lede}</p>
            </div>
            <p className="note">
              <CalendarDate words={page.changed} date={page.lastChanged} />
            </p>
          </div>
          <KeyFacts facts={facts} className="slabs--3" />
        </div>
      </header>
      <LateStyles />
      <div className="legal-document__body long-text container columns columns--far">
        <nav aria-label={page.contents} className="legal-document__contents">
          <Fold heading={page.contents} wideHead={<h2 className="contents__heading">{page.contents}</h2>}>
            <ContentsList entries={sections} />
          </Fold>
        </nav>
        <div className="numbered">
          {sections.map((section, index) => (
            <LegalPart key={section.id} {...section} more={page.more} isLater={index > 0} />
          ))}
        </div>
      </div>
      <CallToAction {...page.callToAction} />
    </>
  );
}
