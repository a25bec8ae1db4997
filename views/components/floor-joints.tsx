import type { ReactNode } from 'react';
import './floor-joints.css';

/** The joints of a floor, seen from where one stands. */
export function FloorJoints({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 90 42" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path
        className="floor-joints"
        d="M57 0 0 42M62 0 30 42M68 0 60 42M74 0 90 42M80 0 120 42M85 0 150 42M20 3h70M20 8h70M20 16h70M20 31h70"
      />
    </svg>
  );
}
