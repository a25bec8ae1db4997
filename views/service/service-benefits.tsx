import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './service-benefits.css';

/** What the work changes for those who live with the stone, as a row of slabs. */
export function ServiceBenefits({ content: { benefitsHeading, benefits } }: PageProps<'service'>): ReactNode {
  return (
    <Band labelledBy="benefits">
      <h2 id="benefits">{benefitsHeading}</h2>
      <ul className="service-benefits slabs slabs--4">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
