import type { ReactNode } from 'react';
import { faqPage } from '../../data/pages/faq.ts';
import { guidesPage } from '../../data/pages/guides.ts';
import { plainText } from '../../data/plain-text.ts';
import { Band } from '../components/band.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { HeadingWithLink } from '../components/heading-with-link.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { GuideList } from '../guides/guide-list.tsx';
import { useOpenedByAddress } from '../navigation/use-opened-by-address.ts';
import type { PageContents, PageProps } from '../site/page-contents.ts';
import '../components/below-breadcrumb.css';
import './faq-page.css';

const pictureSizes = '(min-width: 62rem) 38rem, 100vw';

/** The questions stand at once beside the page's name; the guides and the call come last. */
export function FaqPage({ content }: PageProps<'faq'>): ReactNode {
  const { hero, callToAction } = faqPage;
  return (
    <>
      <div className="faq-page container columns">
        <header className="stack">
          <Breadcrumb />
          <h1>{hero.headline}</h1>
          <p className="lede">{hero.lede}</p>
          <Picture
            id={hero.picture}
            sizes={pictureSizes}
            phoneCrop
            priority
            className="faq-page__picture no-print"
          />
        </header>
        <Questions questions={content.questions} />
      </div>
      <LateStyles />
      <Band ground="limestone" labelledBy="guides" className="faq-guides">
        <HeadingWithLink id="guides" heading={guidesPage.elsewhere} link={guidesPage.all} />
        <GuideList guides={content.guides} />
      </Band>
      <ClosingThreshold {...callToAction} picture={content.closing.picture} />
    </>
  );
}

/** The ten questions in three parts: the first open, one at a time, each with an address of its own. */
function Questions({ questions }: Pick<PageContents['faq'], 'questions'>): ReactNode {
  useOpenedByAddress();
  return (
    <div className="questions">
      {faqPage.parts.map(({ id, heading }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="questions__part title-s accent">
            {heading}
          </h2>
          {questions
            .filter(({ part }) => part === id)
            .map((question) => (
              <Disclosure
                key={question.id}
                name="questions"
                id={question.id}
                heading={question.question}
                startsOpen={question === questions[0]}
              >
                {question.answer.map((paragraph) => (
                  <p key={plainText(paragraph)}>
                    <RichText text={paragraph} />
                  </p>
                ))}
              </Disclosure>
            ))}
        </section>
      ))}
    </div>
  );
}
