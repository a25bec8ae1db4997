import type { ReactNode } from 'react';
import type { RichLink } from '../../data/paths.ts';
import { ArrowLink } from './arrow-link.tsx';
import './heading-with-link.css';

export interface HeadingWithLinkProps {
  id: string;
  heading: string;
  link: RichLink;
}

/** The h2 of a band, with the way to all the rest at the other end of its line. */
export function HeadingWithLink({ id, heading, link }: HeadingWithLinkProps): ReactNode {
  return (
    <header className="heading-with-link">
      <h2 id={id}>{heading}</h2>
      <ArrowLink to={link.to}>{link.text}</ArrowLink>
    </header>
  );
}
