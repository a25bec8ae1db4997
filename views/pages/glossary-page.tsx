import type { ReactNode } from 'react';
import { glossaryPage } from '../../data/pages/glossary.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Picture } from '../components/picture.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './glossary-page.css';

const { callToAction } = glossaryPage;

/** The words of the trade, each with an address of its own. */
export function GlossaryPage({ content }: PageProps<'glossary'>): ReactNode {
  return (
    <>
      <PageHero headline={glossaryPage.headline} lede={glossaryPage.lede} />
      <nav className="container" aria-label={glossaryPage.index}>
        <ul className="glossary-index">
          {content.terms.map(({ id, term }) => (
            <li key={id}>
              <a href={`#${id}`} className="glossary-index__link">
                {term}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <dl className="page-end container">
        {content.terms.map(({ id, term, gloss, meaning, picture }) => (
          <div key={id} id={id} className="glossary__entry">
            <dt className="glossary__term">
              {term}
              <span className="glossary__gloss small soft">{gloss}</span>
            </dt>
            <dd className="glossary__meaning measure">{meaning}</dd>
            {picture && (
              <dd>
                <Picture id={picture} sizes="(min-width: 62rem) 12rem, 6rem" className="glossary__picture" />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <CallToAction {...callToAction} />
    </>
  );
}
