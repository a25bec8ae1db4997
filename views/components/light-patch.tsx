import type { ReactNode } from 'react';
import './light-patch.css';

export interface LightPatchProps {
  className?: string | undefined;
}

/** Low sun through three arches, as it falls on a floor. */
export function LightPatch({ className }: LightPatchProps): ReactNode {
  return (
    <svg className={className} viewBox="0 0 900 420" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <g className="light-patch" fill="currentColor">
        {[0, 270, 540].map((x) => (
          <path
            key={x}
            transform={`translate(${x} 0) skewX(-32)`}
            d="M330 420V150c0-58 52-68 84-92 12-9 22-18 27-28 5 10 15 19 27 28 32 24 84 34 84 92v270Z"
          />
        ))}
      </g>
    </svg>
  );
}
