import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import './closing-room.css';
import { LatePicture } from './late-picture.tsx';

/** A room above the green stone that the words of a `CallToAction` stand on. */
export function ClosingRoom({ picture }: { picture: PictureId }): ReactNode {
  return <LatePicture id={picture} sizes="100vw" alt="" className="closing-room" />;
}
