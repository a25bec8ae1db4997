import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../data/paths.ts';
import type { QuoteChoices } from '../../data/quote.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import './button.css';
import './button.late.css';

/** `light` and `light-outline` stand on green stone and over pictures. */
export type ButtonLook = 'solid' | 'outline' | 'light' | 'light-outline';

interface ButtonLinkLook {
  look?: ButtonLook;
  className?: string | undefined;
  children: ReactNode;
}

export type ButtonLinkProps = ButtonLinkLook &
  (
    | { to: LinkTarget; quote?: QuoteChoices | undefined; href?: never; newTab?: never }
    | {
        href: string;
        /** Opens beside the site, and says so. */
        newTab?: boolean;
        to?: never;
        quote?: never;
      }
  );

/** A link in the shape of a button: to a page of the site (`to`), or to a phone, chat or mail address (`href`). */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { look = 'solid', className, children } = props;
  const classes = clsx(buttonClass(look), className);
  if (props.to !== undefined) {
    const { to, quote } = props;
    return (
      <SiteLink to={to} quote={quote} className={classes}>
        {children}
      </SiteLink>
    );
  }
  const Anchor = props.newTab ? NewTabLink : 'a';
  return (
    <Anchor href={props.href} className={classes}>
      {children}
    </Anchor>
  );
}

/** The classes of a `<button>` that looks like a `ButtonLink`. */
export function buttonClass(look: ButtonLook = 'solid'): string {
  return look === 'solid' ? 'button' : `button button--${look}`;
}
