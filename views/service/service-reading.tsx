import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { PageProps } from '../site/page-contents.ts';
import { ServiceCare } from './service-care.tsx';
import { ServiceLists } from './service-lists.tsx';
import { ServiceSidebar } from './service-sidebar.tsx';
import './service-reading.css';

const { heading, all } = serviceDetailPage.questions;

/** What is asked before deciding, with the ways to ask beside it, how to live with the floor, and where to read on. */
export function ServiceReading({ content }: PageProps<'service'>): ReactNode {
  return (
    <Band inner="service-reading columns">
      <section aria-labelledby="questions">
        <h2 id="questions">{heading}</h2>
        {content.questions.map(({ question, answer }) => (
          <Disclosure key={question} heading={question}>
            <p>
              <RichText text={answer} />
            </p>
          </Disclosure>
        ))}
        <ArrowLink to={all.to}>{all.text}</ArrowLink>
      </section>
      <ServiceSidebar />
      <ServiceCare content={content} />
      <ServiceLists content={content} />
    </Band>
  );
}
