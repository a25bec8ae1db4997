import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { brandPaths } from './brand-paths.ts';
import './brand-mark.css';

export interface BrandMarkProps {
  className?: string | undefined;
}

/** The pointed arch and its light on the floor. */
export function BrandMark({ className }: BrandMarkProps): ReactNode {
  return (
    <svg className={clsx('brand-mark', className)} viewBox="0 0 32 40" aria-hidden="true">
      <path d={brandPaths.arch} />
      <path className="brand-mark__gleam" d={brandPaths.gleam} />
    </svg>
  );
}
