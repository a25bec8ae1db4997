import type { ReactNode } from 'react';
import { gstinLabel, warrantyLabel, whenCalled, whoCalls } from '../../data/enquiry-form.ts';
import { warrantyYearsText } from '../../data/price-line.ts';
import { OpeningHours } from '../components/opening-hours.tsx';
import { useBusiness } from '../site/site-context.tsx';

/** Beside a form: who calls, from when to when, how long the finish is warranted, and what the owner has registered. */
export function TrustLines(): ReactNode {
  const { gstin } = useBusiness();
  return (
    <ul className="trust-lines small soft">
      <li>{whoCalls}</li>
      <li>
        {whenCalled}: <OpeningHours />
      </li>
      <li>
        {warrantyLabel}: {warrantyYearsText}
      </li>
      {gstin && (
        <li>
          {gstinLabel}: {gstin}
        </li>
      )}
    </ul>
  );
}
