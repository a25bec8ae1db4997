import type { ReactNode } from 'react';
import { glossaryPage } from '../../data/pages/glossary.ts';
import { Band } from '../components/band.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Picture } from '../components/picture.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './glossary-page.css';

const { callToAction } = glossaryPage;

/** The words of the trade, each with an address of its own, in four parts; all of them stand at the top by name. */
export function GlossaryPage({ content }: PageProps<'glossary'>): ReactNode {
  return (
    <>
      <PageHero headline={glossaryPage.headline} lede={glossaryPage.lede} />
      <nav id="words" className="page-end container no-print" aria-label={glossaryPage.index}>
        <ul className="glossary-index slabs">
          {content.parts.map(({ id, heading, terms }) => (
            <li key={id} className="glossary-index__part">
              <a href={`#${id}`} className="glossary-index__heading quiet-link">
                {heading}
              </a>
              <ul className="glossary-index__terms">
                {terms.map(({ id, term }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="glossary-index__link">
                      {term}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      {content.parts.map(({ id, heading, text, picture, terms }, index) => (
        <Band
          key={id}
          ground={index % 2 === 0 ? 'limestone' : 'plaster'}
          labelledBy={id}
          className="glossary"
          inner="columns columns--4-8"
        >
          <header className="stack sticky">
            <h2 id={id}>{heading}</h2>
            <p className="soft">{text}</p>
            <Picture
              id={picture}
              alt=""
              sizes="(min-width: 62rem) 27rem, 88vw"
              className="glossary__picture no-print"
            />
          </header>
          <div>
            <dl>
              {terms.map(({ id, term, gloss, meaning }) => (
                <div key={id} id={id} className="glossary__entry">
                  <dt className="glossary__term">
                    {term}
                    <span className="glossary__gloss soft">{gloss}</span>
                  </dt>
                  <dd className="measure">{meaning}</dd>
                </div>
              ))}
            </dl>
            <a href="#words" className="glossary__back no-print">
              {glossaryPage.index}
            </a>
          </div>
        </Band>
      ))}
      <CallToAction {...callToAction} />
    </>
  );
}
