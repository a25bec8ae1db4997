import { clsx } from 'clsx';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ReactNode } from 'react';
import { openingHours } from '../../data/business.ts';
import { displayPhone, gstinLine, mailLink, placeLine, telLink } from '../../data/contact-links.ts';
import { footerLinks, interfaceText, legalLinks } from '../../data/interface.ts';
import { BrandMark } from '../components/brand-mark.tsx';
import { useChat } from '../components/contact-links.tsx';
import { envelope, handset, pin } from '../components/drawings.ts';
import { Icon } from '../components/icon.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { WhatsappGlyph } from '../components/whatsapp-glyph.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { useBusiness, useSite } from '../site/site-context.tsx';
import { useOpeningState } from '../site/use-opening-state.ts';
import './site-footer.css';

const { footer, contact, navigation } = interfaceText;

/** Who this is, the services, the other pages and how to ask: below every page. */
export function SiteFooter(): ReactNode {
  const { business, services, picturesNote } = useSite();
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="site-footer__sections">
          <FooterSection title={footer.companyInfo} className="site-footer__company">
            <p className="site-footer__name">
              <BrandMark name={business.name} />
            </p>
            <p>{footer.about}</p>
            <p>
              {`${footer.hours}: ${openingHours.text}.`}
              <OpenNow />
            </p>
            {business.gstin && <p>{gstinLine(business.gstin)}</p>}
          </FooterSection>
          <FooterSection title={footer.ourServices}>
            <ul className="site-footer__list">
              {services.slice(0, 6).map(({ slug, name }) => (
                <li key={slug}>
                  <SiteLink to={`/services/${slug}`}>{name}</SiteLink>
                </li>
              ))}
              <li>
                <SiteLink to="/services">{navigation.allServices}</SiteLink>
              </li>
            </ul>
          </FooterSection>
          <FooterSection title={footer.quickLinks}>
            <ul className="site-footer__list">
              {footerLinks.map(({ text, to }) => (
                <li key={to}>
                  <SiteLink to={to}>{text}</SiteLink>
                </li>
              ))}
            </ul>
          </FooterSection>
          <FooterSection title={footer.contactInfo}>
            <ContactList />
          </FooterSection>
        </div>
        <div className="site-footer__end">
          {picturesNote && <p>{picturesNote}</p>}
          <ul className="site-footer__legal">
            {legalLinks.map(({ text, to }) => (
              <li key={to}>
                <SiteLink to={to}>{text}</SiteLink>
              </li>
            ))}
            <li>
              <a href="/robots.txt">{footer.robots}</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Whether somebody answers now, once scripts are there: in words that its column or its line has room for. */
function OpenNow(): ReactNode {
  const state = useOpeningState();
  return (
    state && (
      <>
        {' '}
        <span className="nowrap">{state.words}</span>
      </>
    )
  );
}

function ContactList(): ReactNode {
  const business = useBusiness();
  const { phone, email, mapsUrl, social } = business;
  return (
    <ul className="site-footer__list">
      <li>
        <a href={telLink(phone)} className="figures">
          <Icon of={handset} />
          {displayPhone(phone)}
        </a>
      </li>
      <li>
        <NewTabLink href={useChat()}>
          <WhatsappGlyph />
          {contact.whatsapp}
        </NewTabLink>
      </li>
      <li>
        <a href={mailLink(email)}>
          <Icon of={envelope} />
          {email}
        </a>
      </li>
      <li>
        <NewTabLink href={mapsUrl}>
          <Icon of={pin} />
          {placeLine(business)}
        </NewTabLink>
      </li>
      {Object.entries(social).map(([network, url]) => (
        <li key={network}>
          <NewTabLink href={url}>{network}</NewTabLink>
        </li>
      ))}
    </ul>
  );
}

interface FooterSectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/**
 * A part of the footer. Below 768 px its title opens it and closes the others; above, it stands open under a plain
 * title. Of the two titles one is ever rendered; the house's name, which has a class, is its own.
 */
function FooterSection({ title, className, children }: FooterSectionProps): ReactNode {
  return (
    <div className={clsx('footer-section', className)}>
      {!className && <h2 className="footer-section__title">{title}</h2>}
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
