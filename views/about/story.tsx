import type { ReactNode } from 'react';
import type { AboutPage } from '../../data/pages/about.ts';
import { ArchPicture } from '../components/arch-picture.tsx';
import { Band } from '../components/band.tsx';
import { RichText } from '../components/rich-text.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import './story.css';

export type StoryProps = AboutPage['story'];

/** How the business came to test before it touches, its first words cut large. */
export function Story({ heading, paragraphs, picture }: StoryProps): ReactNode {
  const [first = '', ...others] = paragraphs;
  return (
    <Band labelledBy="story">
      <div className="story container">
        <div className="story__words">
          <h2 id="story" className="story__heading">
            {heading}
          </h2>
          <p className="story__first">
            <RichText text={first} />
          </p>
          {others.map((paragraph) => (
            <p key={typeof paragraph === 'string' ? paragraph : paragraph.length} className="story__text">
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
        <ArchPicture
          id={picture}
          sizes={`(min-width: 62rem) 48rem, (min-width: 48rem) 56vw, ${phoneWide}`}
          sheen
          className="story__picture"
        />
      </div>
    </Band>
  );
}
