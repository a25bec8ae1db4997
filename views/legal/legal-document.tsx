import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { withHardSpaces } from '../../data/hard-spaces.ts';
import type { LegalFact, LegalPage, LegalSection } from '../../data/legal/section.ts';
import type { RichContact } from '../../data/paths.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CalendarDate } from '../components/calendar-date.tsx';
import { ContentsList } from '../components/contents.tsx';
import { Fold } from '../components/disclosure.tsx';
import { PointList } from '../components/point-list.tsx';
import { RichText } from '../components/rich-text.tsx';
import './legal-document.css';

export interface LegalDocumentProps {
  page: LegalPage;
  /** What most readers came for. */
  facts: readonly LegalFact[];
  sections: readonly LegalSection[];
}

/** A page of rules: the three figures that matter first, then their list, which a phone folds, then numbered sections. */
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
          <KeyFacts facts={facts} />
        </div>
      </header>
      <div className="legal-document__body long-text container columns columns--far">
        <nav aria-label={page.contents}>
          <Fold heading={page.contents} wideHead={<h2 className="contents__heading">{page.contents}</h2>}>
            <ContentsList entries={sections} />
          </Fold>
        </nav>
        <div className="numbered">
          {sections.map((section, index) => (
            <Section key={section.id} {...section} isLater={index > 0} />
          ))}
        </div>
      </div>
    </>
  );
}

function Section({ id, heading, blocks, isLater }: LegalSection & { isLater: boolean }): ReactNode {
  return (
    <section className={clsx('legal-document__section', isLater && 'later')} aria-labelledby={id}>
      <h2 id={id} className="legal-document__heading title-m">
        {heading}
      </h2>
      {blocks.map((block, index) =>
        block.kind === 'list' ? (
          // The text never changes while it is shown.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <PointList key={index} items={block.items} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={index}>
            <ContactText text={block.text} />
          </p>
        ),
      )}
    </section>
  );
}

/** Running text with its links, those that call or write to us too. */
function ContactText({ text }: { text: RichContact }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((piece) => {
    if (typeof piece === 'string') return piece;
    if ('to' in piece) return <RichText key={piece.text} text={[piece]} />;
    return (
      <a key={piece.text} href={piece.href}>
        {piece.text}
      </a>
    );
  });
}

/** A course of large figures, each with the sentence that it ends. */
function KeyFacts({ facts }: { facts: readonly LegalFact[] }): ReactNode {
  return (
    <dl className="key-facts slabs slabs--3">
      {facts.map(({ figure, text }) => (
        <div key={figure} className="key-facts__fact">
          <dt className="key-facts__text note">{text}</dt>
          <dd className="key-facts__figure">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
