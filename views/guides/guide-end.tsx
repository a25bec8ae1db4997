import type { ReactNode } from 'react';
import { guidesPage } from '../../data/pages/guides.ts';
import { Band } from '../components/band.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import type { PageProps } from '../site/page-contents.ts';
import { GuideList } from './guide-list.tsx';

/** After the text: its questions, the other guides, and the way to ask about another case. */
export function GuideEnd({ content: { guide, others, closing } }: PageProps<'guide'>): ReactNode {
  return (
    <>
      <Band ground="slab" labelledBy="questions" className="later" inner="columns columns--near columns--5-7">
        <SectionHeading id="questions" heading={guidesPage.questions} />
        <div>
          {guide.questions.map(({ question, answer }, index) => (
            <Disclosure key={question} name={guide.slug} heading={question} startsOpen={index === 0}>
              <p>
                <RichText text={answer} />
              </p>
            </Disclosure>
          ))}
        </div>
      </Band>
      <Band labelledBy="other-guides" className="no-print">
        <SectionHeading id="other-guides" heading={guidesPage.others} />
        <GuideList guides={others} all={guidesPage.all} />
      </Band>
      <ClosingThreshold {...guidesPage.callToAction} picture={closing.picture} />
    </>
  );
}
