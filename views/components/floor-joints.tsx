import type { ReactNode } from 'react';
import './floor-joints.css';

/** The joints of a floor, seen from where one stands. */
export function FloorJoints({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 900 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path
        className="floor-joints"
        fill="none"
        stroke="currentColor"
        d="M275 0 -1350 420M337 0 -1050 420M399 0 -750 420M461 0 -450 420M524 0 -150 420M586 0 150 420M648 0 450 420M710 0 750 420M773 0 1050 420M835 0 1350 420M897 0 1650 420M0 390H900M0 236H900M0 154H900M0 104H900M0 69H900M0 45H900M0 26H900M0 11H900"
      />
    </svg>
  );
}
