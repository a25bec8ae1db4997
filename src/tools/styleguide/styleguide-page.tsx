import type { ReactNode } from 'react';
import { ContentParts, PictureParts } from './content-parts.tsx';
import { Controls } from './controls.tsx';
import { Foundations } from './foundations.tsx';
import './styleguide.css';

/** Every component in each of its states, in the theme that the system asks for. */
export function StyleguidePage(): ReactNode {
  return (
    <div className="styleguide container">
      <h1>Styleguide</h1>
      <Foundations />
      <Controls />
      <PictureParts />
      <ContentParts />
    </div>
  );
}
