import Menu from 'lucide/dist/esm/icons/menu.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { displayPhone, gstinLine, mailLink, telLink } from '../../data/contact-links.ts';
import { headerLinks, interfaceText, menuLinks } from '../../data/interface.ts';
import { BrandMark } from '../components/brand-mark.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { envelope, handset } from '../components/drawings.ts';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { useBusiness } from '../site/site-context.tsx';
import { ServicesMenu } from './services-menu.tsx';
import { type Popover, usePopover } from './use-popover.ts';
import './site-menu.css';
import './site-menu.late.css';
import './site-header.css';

const { navigation } = interfaceText;

/** Mark and name, the way to every page, the number in figures and the quote: on each page, at its top. */
export function SiteHeader(): ReactNode {
  const { name, phone, email, gstin } = useBusiness();
  const menu = usePopover<HTMLElement>('site-menu');
  return (
    <header className="site-header">
      <div className="site-header__inner container">
        <SiteLink to="/" className="site-header__brand">
          <BrandMark name={name} />
        </SiteLink>
        <button type="button" className="site-header__menu" {...menu.button} aria-label={navigation.menuOpen}>
          <Icon of={Menu} />
          {navigation.menu}
        </button>
        <SiteMenu menu={menu} />
        <a className="site-header__phone figures" href={telLink(phone)}>
          <Icon of={handset} />
          {displayPhone(phone)}
        </a>
        <ButtonLink to={navigation.quote.to} className="site-header__quote">
          {navigation.quote.text}
        </ButtonLink>
      </div>
      <p className="only-print">
        {[name, displayPhone(phone), email, ...(gstin ? [gstinLine(gstin)] : [])].join(', ')}
      </p>
    </header>
  );
}

/** The pages of the site: a row in the header, and below 768 px a sheet over the whole screen. */
function SiteMenu({ menu }: { menu: Popover<HTMLElement> }): ReactNode {
  const { email } = useBusiness();
  const close = useRef<HTMLButtonElement>(null);
  const { hide } = menu;

  // In a window that has become wide the sheet is a row of the header.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 48rem)');
    wide.addEventListener('change', hide);
    return () => wide.removeEventListener('change', hide);
  }, [hide]);

  // React passes on the toggle events of what opens inside. With `autofocus` instead, a page opened at one of its parts
  // would warn on the console.
  function focusOnClose({ target, currentTarget, newState }: ToggleEvent): void {
    if (target === currentTarget && newState === 'open') close.current?.focus();
  }

  return (
    <nav className="site-menu" aria-label={navigation.main} {...menu.panel} onToggle={focusOnClose}>
      <button
        ref={close}
        type="button"
        className="site-menu__close"
        popoverTarget="site-menu"
        popoverTargetAction="hide"
        aria-label={navigation.menuClose}
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
      <ul className="site-menu__more">
        {menuLinks.map(({ text, to }) => (
          <li key={to}>
            <SiteLink to={to}>{text}</SiteLink>
          </li>
        ))}
      </ul>
      <div className="site-menu__contact">
        <CallLink />
        <WhatsappLink />
        <ButtonLink href={mailLink(email)} look="outline">
          <Icon of={envelope} />
          {email}
        </ButtonLink>
      </div>
    </nav>
  );
}
