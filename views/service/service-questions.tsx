import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { PageProps } from '../site/page-contents.ts';
import { ServiceSidebar } from './service-sidebar.tsx';
import './service-questions.css';

const { heading, all } = serviceDetailPage.questions;

/** What is asked before deciding, with the ways to ask beside it. */
export function ServiceQuestions({ content }: PageProps<'service'>): ReactNode {
  return (
    <Band ground="slab" labelledBy="questions" inner="service-questions columns">
      <div>
        <h2 id="questions">{heading}</h2>
        {content.questions.map(({ question, answer }) => (
          <Disclosure key={question} heading={question}>
            <p>
              <RichText text={answer} />
            </p>
          </Disclosure>
        ))}
        <ArrowLink to={all.to}>{all.text}</ArrowLink>
      </div>
      <ServiceSidebar />
    </Band>
  );
}
