import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { useSite } from '../site/site-context.tsx';
import './breadcrumb.css';
import './breadcrumb.late.css';

/** Where the shown page stands in the site, from its row of the route table. */
export function Breadcrumb(): ReactNode {
  const { trail, label } = useSite();
  const { breadcrumb, breadcrumbHome } = interfaceText.navigation;
  return (
    <nav className="breadcrumb" aria-label={breadcrumb}>
      <ol className="breadcrumb__steps">
        <li>
          <SiteLink to="/">{breadcrumbHome}</SiteLink>
        </li>
        {trail.map((step) => (
          <li key={step.path}>
            <SiteLink to={step.path}>{step.label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  );
}
