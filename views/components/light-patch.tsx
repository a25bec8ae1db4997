import type { ReactNode } from 'react';
import './light-patch.css';

/** Low sun from one tall window, as it falls on a floor at its far side. */
export function LightPatch({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 900 420" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path
        className="light-patch"
        fill="currentColor"
        d="M900 0v28L655 420H550L812 0ZM900 58v212l-94 150H669Z"
      />
    </svg>
  );
}
