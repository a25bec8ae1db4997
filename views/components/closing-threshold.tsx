import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import { thresholdWide } from '../pictures/edge-to-edge.ts';
import { CallToAction, type CallToActionProps } from './call-to-action.tsx';
import './closing-threshold.css';
import { LatePicture } from './late-picture.tsx';

export interface ClosingThresholdProps extends Omit<CallToActionProps, 'children'> {
  /** An `evening-*`. */
  picture: PictureId;
}

/** The end of a page that began with a threshold: another in the evening, the green stone its wall, the words on that. */
export function ClosingThreshold({ picture, ...words }: ClosingThresholdProps): ReactNode {
  return (
    <CallToAction {...words}>
      <LatePicture id={picture} sizes={thresholdWide} phoneCrop className="closing-threshold" />
    </CallToAction>
  );
}
