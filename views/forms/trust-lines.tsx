import type { ReactNode } from 'react';
import { gstinLabel, warrantyLabel, whoCalls } from '../../data/enquiry-form.ts';
import { warrantyYearsText } from '../../data/price-line.ts';
import { useBusiness } from '../site/site-context.tsx';

/** Beside a form: who calls, how long the finish is warranted, and what the owner has registered. */
export function TrustLines(): ReactNode {
  const { gstin } = useBusiness();
  return (
    <ul className="trust-lines small">
      <li>{whoCalls}</li>
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
