import Mail from 'lucide/dist/esm/icons/mail.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { mailLink } from '../../data/contact-links.ts';
import { headerLinks, interfaceText } from '../../data/interface.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { useBusiness } from '../site/site-context.tsx';
import { ServicesMenu } from './services-menu.tsx';
import type { Popover } from './use-popover.ts';
import './site-menu.css';
import './site-menu.late.css';

export interface SiteMenuProps {
  menu: Popover<HTMLElement>;
}

/** The pages of the site: a row in the header, and below 768 px a sheet over the whole screen. */
export function SiteMenu({ menu }: SiteMenuProps): ReactNode {
  const { email } = useBusiness();
  const close = useRef<HTMLButtonElement>(null);
  const { hide, isOpen } = menu;

  useEffect(() => {
    if (!isOpen) return;
    close.current?.focus();
    const wide = window.matchMedia('(min-width: 48rem)');
    wide.addEventListener('change', hide);
    return () => wide.removeEventListener('change', hide);
  }, [isOpen, hide]);

  return (
    <nav className="site-menu" aria-label={interfaceText.navigation.main} {...menu.panel}>
      <button
        ref={close}
        type="button"
        className="site-menu__close"
        popoverTarget="site-menu"
        popoverTargetAction="hide"
        aria-label={interfaceText.navigation.menuClose}
      >
        <Icon of={X} />
      </button>
      <ul className="site-menu__links">
        {headerLinks.map(({ text, to }) => (
          <li key={to} className="site-menu__item">
            {to === '/services' ? (
              <ServicesMenu text={text} />
            ) : (
              <SiteLink to={to} className="site-menu__link">
                {text}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      <div className="site-menu__contact">
        <CallLink />
        <WhatsappLink />
        <ButtonLink href={mailLink(email)} look="outline">
          <Icon of={Mail} />
          {email}
        </ButtonLink>
      </div>
    </nav>
  );
}
