import { type ReactNode, useContext } from 'react';
import { chatText } from '../../data/chat-messages.ts';
import { displayPhone, telLink, whatsappLink } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { type QuoteChoices, withChoices } from '../../data/quote.ts';
import { QuoteContext, useBusiness } from '../site/site-context.tsx';
import { useOpeningState } from '../site/use-opening-state.ts';
import { ButtonLink, type ButtonLook } from './button-link.tsx';
import { handset } from './drawings.ts';
import { Icon } from './icon.tsx';
import { WhatsappGlyph } from './whatsapp-glyph.tsx';

export interface CallLinkProps {
  look?: ButtonLook;
  /** Instead of the number itself. */
  label?: string;
}

/** A button that calls the business; while nobody answers, the chat stands out instead. */
export function CallLink({ look, label }: CallLinkProps): ReactNode {
  const { phone } = useBusiness();
  const isClosed = useOpeningState()?.isOpen === false;
  return (
    <ButtonLink href={telLink(phone)} look={look ?? (isClosed ? 'outline' : 'solid')}>
      <Icon of={handset} />
      {label ?? <span className="figures nowrap">{displayPhone(phone)}</span>}
    </ButtonLink>
  );
}

export interface WhatsappLinkProps {
  look?: ButtonLook;
  label?: string;
  /** What the chat opens with, where it is not about the work that the page knows. */
  message?: string;
  /** The work, besides what the page knows. */
  quote?: QuoteChoices | undefined;
  className?: string | undefined;
}

/** A button that opens the chat in a new tab, the message already typed. */
export function WhatsappLink(props: WhatsappLinkProps): ReactNode {
  const { look, label = interfaceText.contact.whatsapp, message, quote, className } = props;
  const chat = useChat(quote);
  const { whatsapp } = useBusiness();
  const isClosed = useOpeningState()?.isOpen === false;
  return (
    <ButtonLink
      href={message === undefined ? chat : whatsappLink(whatsapp, message)}
      look={look ?? (isClosed ? 'solid' : 'outline')}
      className={className}
      newTab
    >
      <WhatsappGlyph />
      {label}
    </ButtonLink>
  );
}

/** The address of a chat about what the page knows, for links that are no buttons. */
export function useChat(quote?: QuoteChoices): string {
  const known = useContext(QuoteContext);
  const { whatsapp } = useBusiness();
  return whatsappLink(whatsapp, chatText(withChoices(known, quote)));
}
