import { type ReactNode, useMemo } from 'react';
import type { GlossaryTerm } from '../../data/glossary.ts';
import { glossaryPage } from '../../data/pages/glossary.ts';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { Fold } from '../components/disclosure.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { GlossaryPart } from '../glossary/glossary-part.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './glossary-page.css';

const { callToAction } = glossaryPage;

/** The words of the trade in four parts, each word with an address; above them all words by the alphabet, which a phone folds. */
export function GlossaryPage({ content }: PageProps<'glossary'>): ReactNode {
  const index = useMemo(() => indexOf(content.parts), [content.parts]);
  return (
    <>
      <PageHero headline={glossaryPage.headline} lede={glossaryPage.lede} />
      <nav className="glossary-words page-end container no-print" aria-label={glossaryPage.index}>
        <Fold
          heading={glossaryPage.index}
          wideHead={<h2 className="visually-hidden">{glossaryPage.index}</h2>}
        >
          <ul className="glossary-index">
            {index.map(([letter, words]) => (
              <li key={letter} className="glossary-index__group">
                <span className="glossary-index__letter">{letter}</span>
                <ul className="glossary-index__words">
                  {words.map(({ id, term }) => (
                    <li key={id}>
                      <a href={`#${id}`} className="quiet-link">
                        {term}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Fold>
      </nav>
      <LateStyles />
      {content.parts.map((part) => (
        <GlossaryPart key={part.id} part={part} />
      ))}
      <ClosingThreshold {...callToAction} picture={content.closing.picture} />
    </>
  );
}

/** The words of all parts in the order of the alphabet, by their first letters. */
function indexOf(
  parts: PageProps<'glossary'>['content']['parts'],
): readonly (readonly [string, readonly GlossaryTerm[]])[] {
  const words = parts.flatMap(({ terms }) => terms).sort((one, other) => (one.id < other.id ? -1 : 1));
  const letters = [...new Set(words.map(({ term }) => term.charAt(0)))];
  return letters.map((letter) => [letter, words.filter(({ term }) => term.startsWith(letter))]);
}
