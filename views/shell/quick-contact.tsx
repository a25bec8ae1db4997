import IndianRupee from 'lucide/dist/esm/icons/indian-rupee.mjs';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { whatsappGreeting } from '../../data/business.ts';
import { telLink, whatsappLink } from '../../data/contact-links.ts';
import { interfaceText, menuLinks } from '../../data/interface.ts';
import { useChat } from '../components/contact-links.tsx';
import { clipboard, handset } from '../components/drawings.ts';
import { Icon } from '../components/icon.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { WhatsappGlyph } from '../components/whatsapp-glyph.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { useBusiness } from '../site/site-context.tsx';
import { useOpeningState } from '../site/use-opening-state.ts';
import './quick-contact.css';
import './quick-contact.late.css';

const { contact, newTab, navigation } = interfaceText;

const [chat, chatRest] = contact.chatButton;

const [prices] = menuLinks;

/** Where the quote is asked for, or has been: another way to the form would lead nowhere. */
const askedOn = ['/contact', '/thanks', '/enquiry'];

/** The ways to reach us that are always on the screen: one of the two, by the width of the window. */
export function QuickContact(): ReactNode {
  return (
    <>
      <ChatButton />
      <ActionBar />
    </>
  );
}

/**
 * Call, WhatsApp and quote within one tap, where the window has no gutter for the chat button. While nobody answers
 * calls, the first leads to the form that asks for one. Where the quote is asked for, it always calls, and the last leads
 * to the prices.
 */
function ActionBar(): ReactNode {
  const { phone } = useBusiness();
  const [location] = useLocation();
  const isAsked = askedOn.includes(location);
  const isClosed = useOpeningState()?.isOpen === false;
  return (
    <nav className="action-bar" aria-label={contact.actionBar}>
      {isClosed && !isAsked ? (
        <SiteLink className="action-bar__action" to="/#quote-name">
          <Icon of={handset} />
          <span>{contact.callMe}</span>
        </SiteLink>
      ) : (
        <a className="action-bar__action" href={telLink(phone)}>
          <Icon of={handset} />
          <span>{contact.call}</span>
        </a>
      )}
      <NewTabLink className="action-bar__action" href={useChat()}>
        <WhatsappGlyph />
        <span>{contact.whatsapp}</span>
      </NewTabLink>
      {isAsked ? (
        <SiteLink className="action-bar__action action-bar__action--quote" to={prices.to}>
          <Icon of={IndianRupee} />
          <span>{prices.text}</span>
        </SiteLink>
      ) : (
        <SiteLink className="action-bar__action action-bar__action--quote" to={navigation.quote.to}>
          <Icon of={clipboard} />
          <span>{contact.quote}</span>
        </SiteLink>
      )}
    </nav>
  );
}

/** Opens the chat from anywhere on the page, out of the gutter beside it; on narrower windows the action bar does. */
function ChatButton(): ReactNode {
  const { whatsapp } = useBusiness();
  return (
    <nav className="chat-button" aria-label={contact.actionBar}>
      <a
        className="chat-button__link"
        href={whatsappLink(whatsapp, whatsappGreeting)}
        target="_blank"
        rel="noopener"
      >
        <WhatsappGlyph />
        <span>
          {chat}
          <span className="visually-hidden">{` ${chatRest} (${newTab})`}</span>
        </span>
      </a>
    </nav>
  );
}
