import { clsx } from 'clsx';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import './footer-section.css';

export interface FooterSectionProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A part of the footer. Below 768 px its title opens it and closes the others; above, it stands open under a plain
 * title. Of the two titles one is ever rendered.
 */
export function FooterSection({ title, className, children }: FooterSectionProps): ReactNode {
  return (
    <div className={clsx('footer-section', className)}>
      <h2 className="footer-section__title">{title}</h2>
      <details name="footer">
        <summary className="footer-section__summary">
          <h2 className="footer-section__heading">{title}</h2>
          <Icon of={ChevronDown} className="footer-section__mark" />
        </summary>
        <div className="footer-section__content">{children}</div>
      </details>
    </div>
  );
}
