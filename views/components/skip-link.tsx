import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import './skip-link.css';

/** The first thing a keyboard reaches: past the header to the page. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href="#content">
      {interfaceText.skipLink}
    </a>
  );
}
