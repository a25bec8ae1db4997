import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../components/picture.tsx';
import { useHydrated } from '../site/use-hydrated.ts';
import './late-picture.css';

export interface LatePictureProps extends PictureProps {
  /** What lies over it. */
  children?: ReactNode;
}

/** A picture far down a page, which the document goes without: `className` gives its box, and nothing of it is shown without a script. */
export function LatePicture({ className, children, ...picture }: LatePictureProps): ReactNode {
  return (
    <span className={`late-picture only-script ${className}`}>
      {useHydrated() && (
        <>
          <Picture {...picture} className="picture--bare" />
          {children}
        </>
      )}
    </span>
  );
}
