import type { ReactNode } from 'react';
import { whatsappGreeting } from '../../data/business.ts';
import { whatsappLink } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { WhatsappGlyph } from '../components/whatsapp-glyph.tsx';
import { useBusiness } from '../site/site-context.tsx';
import './chat-button.css';

/** Opens the chat from anywhere on the page, out of the gutter beside it; on narrower windows the action bar does. */
export function ChatButton(): ReactNode {
  const { whatsapp } = useBusiness();
  return (
    <nav className="chat-button" aria-label={interfaceText.contact.actionBar}>
      <a
        className="chat-button__link"
        href={whatsappLink(whatsapp, whatsappGreeting)}
        target="_blank"
        rel="noopener"
      >
        <WhatsappGlyph className="chat-button__glyph" />
        <span className="chat-button__label">
          {interfaceText.contact.chatButton}
          <span className="visually-hidden"> ({interfaceText.newTab})</span>
        </span>
      </a>
    </nav>
  );
}
