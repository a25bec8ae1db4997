import type { ReactNode } from 'react';
import { displayPhone } from '../../data/contact-links.ts';
import { fillIn } from '../../data/fill-in.ts';
import { useBusiness } from '../site/site-context.tsx';

export interface PrintedLineProps {
  /** `{phone}` is the number as shown. */
  text: string;
}

/** What a printed page says last; the screen has its buttons instead. */
export function PrintedLine({ text }: PrintedLineProps): ReactNode {
  const { phone } = useBusiness();
  return <p className="only-print container">{fillIn(text, { phone: displayPhone(phone) })}</p>;
}
