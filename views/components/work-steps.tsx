import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import type { ServiceStep } from '../../data/services/service.ts';
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

/** The steps of the work, each with its picture: on phones a film to push along, under the heading `#process`. */
export function WorkSteps({ steps, stages }: WorkStepsProps): ReactNode {
  // The width of all five: 256 pixels each in the cards, on phones somewhat less than a dense screen could show.
  const picture = (
    <LatePicture id={stages} sizes="(min-width: 48rem) 80rem, 57rem" alt="" className="step-picture" />
  );
  return <ProcessSteps steps={steps.map((step) => ({ ...step, picture }))} pushedUnder="process" />;
}
