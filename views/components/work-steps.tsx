import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import type { PictureId } from '../../data/pictures.ts';
import type { ServiceStep } from '../../data/services/service.ts';
import { InBrief } from './in-brief.tsx';
import { LatePicture } from './late-picture.tsx';
import { ProcessSteps } from './process-steps.tsx';
import './work-steps.css';

export interface WorkStepsProps {
  /** Five. */
  steps: readonly ServiceStep[];
  /**
   * What each of them leaves of one piece of floor: five frames side by side in one file (`static/pictures/work_stages.py`).
   * The place of a list's item says which of them it shows.
   */
  stages: PictureId;
}

/** The steps of the work, each with its picture: on phones in brief, all of their words folded. One of the `.disclosures`. */
export function WorkSteps({ steps, stages }: WorkStepsProps): ReactNode {
  const picture = (
    // The width of all five: 80 pixels each on phones, 256 in the cards.
    <LatePicture id={stages} sizes="(min-width: 48rem) 80rem, 25rem" alt="" className="step-picture" />
  );
  return (
    <InBrief
      items={steps.map(({ title, figure }) => ({ title, beside: figure, picture }))}
      numbered
      more={serviceDetailPage.process.more}
    >
      <ProcessSteps steps={steps.map((step) => ({ ...step, picture }))} />
    </InBrief>
  );
}
