import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useHydrated } from '../site/use-hydrated.ts';
import { Picture, type PictureProps } from './picture.tsx';
import './late-picture.css';

export interface LatePictureProps extends PictureProps {
  /** What lies over it. */
  children?: ReactNode;
}

/** Across the whole window, 12:5; on a phone the middle of it, 5:4. */
export function AcrossPicture({ id, className }: Pick<PictureProps, 'id' | 'className'>): ReactNode {
  return (
    <LatePicture id={id} sizes="100vw" phoneCrop sheen className={clsx('late-picture--across', className)} />
  );
}

/**
 * A picture far down a page that the document leaves out. `className` gives its box. Without a script nothing of it
 * shows.
 */
export function LatePicture({ className, children, ...picture }: LatePictureProps): ReactNode {
  return (
    <span className={clsx('late-picture only-script', className)}>
      {useHydrated() && (
        <>
          <Picture {...picture} className="picture--bare" />
          {children}
        </>
      )}
    </span>
  );
}
