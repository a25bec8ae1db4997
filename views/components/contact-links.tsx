import Phone from 'lucide/dist/esm/icons/phone.mjs';
import type { ReactNode } from 'react';
import { whatsappGreeting } from '../../data/business.ts';
import { displayPhone, telLink, whatsappLink } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { useBusiness } from '../site/site-context.tsx';
import { useOpeningState } from '../site/use-opening-state.ts';
import { ButtonLink, type ButtonLook } from './button-link.tsx';
import { Icon } from './icon.tsx';
import { WhatsappGlyph } from './whatsapp-glyph.tsx';

export interface CallLinkProps {
  look?: ButtonLook;
  /** Instead of the number itself. */
  label?: string;
  className?: string | undefined;
}

/** A button that calls the business; while nobody answers, the chat stands out instead. */
export function CallLink({ look, label, className }: CallLinkProps): ReactNode {
  const { phone } = useBusiness();
  const isClosed = useOpeningState()?.isOpen === false;
  return (
    <ButtonLink href={telLink(phone)} look={look ?? (isClosed ? 'outline' : 'solid')} className={className}>
      <Icon of={Phone} />
      {label ?? <span className="figures nowrap">{displayPhone(phone)}</span>}
    </ButtonLink>
  );
}

export interface WhatsappLinkProps {
  look?: ButtonLook;
  label?: string;
  /** What the chat opens with; the greeting of `data/business.ts` when left out. */
  message?: string;
  className?: string | undefined;
}

/** A button that opens the chat in a new tab, the message already typed. */
export function WhatsappLink(props: WhatsappLinkProps): ReactNode {
  const { look, label = interfaceText.contact.whatsapp, message = whatsappGreeting, className } = props;
  const { whatsapp } = useBusiness();
  const isClosed = useOpeningState()?.isOpen === false;
  return (
    <ButtonLink
      href={whatsappLink(whatsapp, message)}
      look={look ?? (isClosed ? 'solid' : 'outline')}
      className={className}
      newTab
    >
      <WhatsappGlyph />
      {label}
    </ButtonLink>
  );
}
