import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import type { ServiceStep } from '../../data/services/service.ts';
import { LatePicture } from './late-picture.tsx';
import { StepSlab } from './process-steps.tsx';
import { PushedRow } from './pushed-row.tsx';
import './work-steps.css';

export interface WorkStepsProps {
  /** Five. */
  steps: readonly ServiceStep[];
  /**
   * One floor from dull to mirror (`static/pictures/work_courses.py`). Each step shows its fifth, by its place in the
   * list, so that the floor goes on from card to card.
   */
  stages: PictureId;
}

/** The steps of the work, each with its picture: on phones a film to push along, under the heading `#process`. */
export function WorkSteps({ steps, stages }: WorkStepsProps): ReactNode {
  return (
    <PushedRow as="ol" labelledBy="process" className="process-steps process-steps--pushed slabs numbered">
      {steps.map((step) => (
        <StepSlab key={step.title} {...step}>
          {/* The width of all five: 255 pixels each in the cards of a desk, four fifths of the window on phones. */}
          <LatePicture
            id={stages}
            sizes="(min-width: 68rem) 80rem, (min-width: 48rem) 75rem, 92rem"
            alt=""
            className="step-picture"
          />
        </StepSlab>
      ))}
    </PushedRow>
  );
}
