import { clsx } from 'clsx';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { useSite } from '../site/site-context.tsx';
import { MenuSwatch } from './menu-swatch.tsx';
import { usePopover } from './use-popover.ts';
import './services-menu.css';
import './services-menu.late.css';

export interface ServicesMenuProps {
  /** Of the link to the services page. */
  text: string;
}

/** How long the pointer may be away before the panel closes, in milliseconds. */
const closeDelayMs = 250;

/**
 * The link to the services and the panel that lists them. It opens on hover and by its button; in the phone's sheet
 * the list stands open.
 */
export function ServicesMenu({ text }: ServicesMenuProps): ReactNode {
  const { services, trail } = useSite();
  const { button, panel, isOpen, show, hide } = usePopover<HTMLDivElement>('services-panel');
  const leaving = useRef<number>(undefined);
  const isHeldByHover = useRef(false);

  useEffect(() => () => window.clearTimeout(leaving.current), []);

  function enter({ pointerType }: PointerEvent): void {
    window.clearTimeout(leaving.current);
    // In the sheet the list is no popover: there it has no box of its own to open.
    if (pointerType !== 'mouse' || button.ref.current?.offsetParent === null) return;
    if (!isOpen()) isHeldByHover.current = true;
    show();
  }

  function leave({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    leaving.current = window.setTimeout(() => {
      if (isHeldByHover.current && !panel.ref.current?.contains(document.activeElement)) hide();
    }, closeDelayMs);
  }

  /** A click on the button of a panel that the pointer has just opened means to keep it. */
  function keep(event: MouseEvent): void {
    if (isOpen() && isHeldByHover.current) event.preventDefault();
    isHeldByHover.current = false;
  }

  return (
    <div className="services-menu" onPointerEnter={enter} onPointerLeave={leave}>
      <SiteLink
        to="/services"
        className={clsx(
          'site-menu__link',
          trail.some(({ path }) => path === '/services') && 'site-menu__link--within',
        )}
      >
        {text}
      </SiteLink>
      <button
        type="button"
        className="services-menu__toggle"
        {...button}
        onClick={keep}
        aria-label={interfaceText.navigation.servicesToggle}
      >
        <Icon of={ChevronDown} />
      </button>
      <div className="services-menu__panel" {...panel}>
        <ul className="services-menu__list">
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <SiteLink to={`/services/${slug}`} className="services-menu__service">
                <MenuSwatch slug={slug} />
                {name}
              </SiteLink>
            </li>
          ))}
          <li className="services-menu__all">
            <ArrowLink to="/services">{interfaceText.navigation.allServices}</ArrowLink>
            <ArrowLink to="/guides">{interfaceText.navigation.guides}</ArrowLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
