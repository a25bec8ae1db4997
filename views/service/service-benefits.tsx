import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { AcrossPicture, LatePicture } from '../components/late-picture.tsx';
import type { PageProps } from '../site/page-contents.ts';
import { usePictureFact } from '../site/site-context.tsx';
import './service-benefits.css';

/**
 * What the work changes for those who live with the stone, and what they do on it: a picture twice as wide as high
 * lies across the whole window, another one beside the words. On a phone both lie above them.
 */
export function ServiceBenefits({ content }: PageProps<'service'>): ReactNode {
  const { benefitsHeading, benefits, inUse } = content;
  const { width, height } = usePictureFact(inUse.picture);
  const across = width > 2 * height;
  return (
    <div className={across ? 'benefits benefits--across' : 'benefits'}>
      {across && <AcrossPicture id={inUse.picture} className="no-print" />}
      <Band ground="verde" labelledBy="benefits" className="band--inverse" inner="benefits__words">
        <h2 id="benefits">{benefitsHeading}</h2>
        <ul className="benefits__list">
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {!across && (
          <LatePicture
            id={inUse.picture}
            sizes="(min-width: 80rem) 63vw, (min-width: 62rem) 50vw, 100vw"
            sheen
            className="benefits__picture no-print"
          />
        )}
      </Band>
    </div>
  );
}
