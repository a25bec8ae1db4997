import type { ReactNode } from 'react';
import { glossaryPage } from '../../data/pages/glossary.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { GlossaryPart } from '../glossary/glossary-part.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './glossary-page.css';

const { callToAction } = glossaryPage;

/** The words of the trade in four parts, each word with an address. The top lists all words; on a phone, the parts. */
export function GlossaryPage({ content }: PageProps<'glossary'>): ReactNode {
  return (
    <>
      <PageHero headline={glossaryPage.headline} lede={glossaryPage.lede} />
      <nav className="page-end container no-print" aria-label={glossaryPage.index}>
        <ul className="glossary-index slabs">
          {content.parts.map(({ id, heading, terms }) => (
            <li key={id}>
              <a href={`#${id}`} className="glossary-index__heading quiet-link">
                {heading}
              </a>
              <ul className="glossary-index__terms no-phone">
                {terms.map(({ id, term }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{term}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      {content.parts.map((part) => (
        <GlossaryPart key={part.id} part={part} />
      ))}
      <CallToAction {...callToAction} />
    </>
  );
}
