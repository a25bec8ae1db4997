import type { ReactNode } from 'react';
import type { PictureId } from '../../data/pictures.ts';
import './evening-room.css';
import { LatePicture } from './late-picture.tsx';

/** A room whose dark floor runs out into the green stone that the words of a `CallToAction` stand on. */
export function EveningRoom({ picture }: { picture: PictureId }): ReactNode {
  return <LatePicture id={picture} sizes="100vw" alt="" className="call-to-action__picture" />;
}
