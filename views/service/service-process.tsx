import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { Disclosure, Fold } from '../components/disclosure.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './service-process.css';

/** The five steps of the work, each to open, and beside them, on a phone folded below them, how a usual job runs by the clock. */
export function ServiceProcess({ content }: PageProps<'service'>): ReactNode {
  const { processHeading, process, timelineHeading, timeline } = content;
  return (
    <Band ground="slab" labelledBy="process" inner="service-process columns columns--7-5">
      <div>
        <h2 id="process">{processHeading}</h2>
        <ol className="service-steps unfolds numbered">
          {process.map(({ title, text, figure }) => (
            <li key={title}>
              <Disclosure
                heading={
                  <>
                    {`${title} `}
                    <small className="service-steps__figure accent">{figure}</small>
                  </>
                }
              >
                <p>{text}</p>
              </Disclosure>
            </li>
          ))}
        </ol>
      </div>
      <Fold heading={timelineHeading} level={3}>
        <ol className="service-hours">
          {timeline.map(({ when, what }) => (
            <li key={when}>
              <strong>{`${when} `}</strong>
              <span>{what}</span>
            </li>
          ))}
        </ol>
      </Fold>
    </Band>
  );
}
