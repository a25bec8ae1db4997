import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { LatePicture } from '../components/late-picture.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './service-benefits.css';

/** What the work changes for those who live with the stone, beside what they do on it or, on a phone, below that. */
export function ServiceBenefits({ content }: PageProps<'service'>): ReactNode {
  const { benefitsHeading, benefits, inUse } = content;
  return (
    <Band ground="verde" labelledBy="benefits" className="benefits band--inverse" inner="benefits__words">
      <h2 id="benefits">{benefitsHeading}</h2>
      <ul className="benefits__list">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <LatePicture
        id={inUse.picture}
        sizes="(min-width: 62rem) 50vw, 100vw"
        sheen
        className="benefits__picture no-print"
      />
    </Band>
  );
}
