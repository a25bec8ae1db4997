import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture, type PictureProps } from './picture.tsx';
import './arch.css';
import './arch.late.css';

/** From the left foot over the point to the right one, in a box of 400 × 500. */
const line = 'M0 500V218C0 112 92 96 150 52 174 34 191 17 200 0c9 17 26 34 50 52 58 44 150 60 150 166v282';

/** A portrait picture in the pointed arch: the one ornament of a page. */
export function ArchPicture({ className, ...picture }: PictureProps): ReactNode {
  return (
    <span className={clsx('arch', className)}>
      <Picture {...picture} className="arch__picture" />
      {/* In the document: a drawing that the style sheet names by an address is a document of its own to load. */}
      <svg className="arch__joint" viewBox="0 0 400 500" preserveAspectRatio="none" aria-hidden="true">
        <clipPath id="arch" clipPathUnits="objectBoundingBox" transform="scale(.0025 .002)">
          <path id="arch-line" d={line} />
        </clipPath>
        <use href="#arch-line" vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
