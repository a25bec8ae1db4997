import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { jobWords } from '../../data/jobs.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Comparison } from '../components/comparison.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageProps } from '../site/page-contents.ts';

/** One finished job: the floor before and after, what was done, by whom, in how many days, and what it cost. */
export function JobPage({ content: { job } }: PageProps<'job'>): ReactNode {
  const { title, words, facts, service, before, after } = job;
  const { callToAction } = serviceDetailPage;
  return (
    <>
      <PageHero headline={title} lede={words} />
      <Band joined labelledBy="facts" inner="columns columns--7-5">
        <Comparison before={before} after={after} sizes={`(min-width: 62rem) 46rem, ${phoneWide}`} />
        <div className="stack">
          <h2 id="facts" className="title-m">
            {jobWords.facts}
          </h2>
          <dl className="ruled">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="note">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink to={`/services/${service.slug}`}>{service.name}</ArrowLink>
        </div>
      </Band>
      <CallToAction
        heading={callToAction.heading}
        text={callToAction.text}
        call={interfaceText.contact.callNow}
      />
    </>
  );
}
