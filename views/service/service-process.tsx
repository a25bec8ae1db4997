import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { Band } from '../components/band.tsx';
import { Fold } from '../components/disclosure.tsx';
import { LatePicture } from '../components/late-picture.tsx';
import { WorkSteps } from '../components/work-steps.tsx';
import type { PageProps } from '../site/page-contents.ts';
import '../components/disclosures.css';
import './service-process.css';

const { hours } = serviceDetailPage.process;

/** The five steps of the work, and below them, under a picture where there is room, how a usual job runs by the clock. */
export function ServiceProcess({ content }: PageProps<'service'>): ReactNode {
  const { processHeading, process, stages, timelineHeading, timeline, atWork } = content;
  return (
    <Band ground="slab" labelledBy="process">
      <h2 id="process">{processHeading}</h2>
      <div className="service-process">
        <WorkSteps steps={process} stages={stages} />
        <div className="disclosures">
          <Fold
            heading={hours}
            level={3}
            className="service-clock"
            wideHead={
              <LatePicture
                id={atWork.picture}
                sizes="(min-width: 86rem) 80rem, 100vw"
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
      </div>
    </Band>
  );
}
