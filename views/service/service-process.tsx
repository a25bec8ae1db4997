import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { Band } from '../components/band.tsx';
import { Fold } from '../components/disclosure.tsx';
import { ProcessSteps } from '../components/process-steps.tsx';
import type { PageProps } from '../site/page-contents.ts';
import { InBrief } from './in-brief.tsx';
import { LatePicture } from './late-picture.tsx';
import './service-process.css';

const { more, hours } = serviceDetailPage.process;

/** Characters of a title and its figure that a line of a phone holds, with what keeps figures together. */
const oneLine = 40;

/** The five steps of the work, and below them, beside a picture where there is room, how a usual job runs by the clock. */
export function ServiceProcess({ content }: PageProps<'service'>): ReactNode {
  const { processHeading, process, timelineHeading, timeline, atWork } = content;
  return (
    <Band ground="slab" labelledBy="process">
      <h2 id="process">{processHeading}</h2>
      <div className="service-process disclosures">
        <InBrief
          items={process.map(({ title, figure }) => ({ title, beside: figure }))}
          numbered
          isShort={process.every(({ title, figure = '' }) => title.length + figure.length <= oneLine)}
          more={more}
        >
          <ProcessSteps steps={process} />
        </InBrief>
        <Fold
          heading={hours}
          level={3}
          className="service-clock"
          wideHead={
            <LatePicture
              id={atWork.picture}
              sizes="(min-width: 62rem) 64rem, 100vw"
              sheen
              className="service-clock__picture"
            />
          }
        >
          <h3>{timelineHeading}</h3>
          <ol className="service-hours">
            {timeline.map(({ when, what }) => (
              <li key={when}>
                <strong>{`${when} `}</strong>
                <span>{what}</span>
              </li>
            ))}
          </ol>
          <small className="note no-phone only-script">{atWork.note}</small>
        </Fold>
      </div>
    </Band>
  );
}
