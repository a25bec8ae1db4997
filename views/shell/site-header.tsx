import Menu from 'lucide/dist/esm/icons/menu.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import type { ReactNode } from 'react';
import { displayPhone, telLink } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { BrandMark } from '../components/brand-mark.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { useBusiness } from '../site/site-context.tsx';
import { SiteMenu } from './site-menu.tsx';
import { usePopover } from './use-popover.ts';
import './site-header.css';

const { navigation } = interfaceText;

/** Mark and name, the way to every page, the number in figures and the quote: on each page, at its top. */
export function SiteHeader(): ReactNode {
  const { name, phone, email } = useBusiness();
  const menu = usePopover<HTMLElement>('site-menu');
  return (
    <header className="site-header">
      <div className="site-header__inner container">
        <SiteLink to="/" className="site-header__brand">
          <BrandMark className="site-header__mark" />
          {name}
        </SiteLink>
        <button type="button" className="site-header__menu" {...menu.button} aria-label={navigation.menuOpen}>
          <Icon of={Menu} />
          {navigation.menu}
        </button>
        <SiteMenu menu={menu} />
        <a className="site-header__phone figures" href={telLink(phone)}>
          <Icon of={Phone} />
          {displayPhone(phone)}
        </a>
        <ButtonLink to={navigation.quote.to} className="site-header__quote">
          {navigation.quote.text}
        </ButtonLink>
      </div>
      <p className="only-print">
        {name}, {displayPhone(phone)}, {email}
      </p>
    </header>
  );
}
