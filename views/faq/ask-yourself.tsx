import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import type { ReactNode } from 'react';
import { whatsappGreeting } from '../../data/business.ts';
import { displayPhone, telLink, whatsappLink } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { faqPage } from '../../data/pages/faq.ts';
import { Icon } from '../components/icon.tsx';
import { WhatsappGlyph } from '../components/whatsapp-glyph.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { useBusiness } from '../site/site-context.tsx';
import './ask-yourself.css';

/** For a question that is not on the list: three ways to ask it, on a slab. */
export function AskYourself(): ReactNode {
  const { phone, whatsapp } = useBusiness();
  const { heading, text, call, whatsapp: chat, form } = faqPage.contact;
  return (
    <section className="ask-yourself" aria-labelledby="ask">
      <h2 id="ask">{heading}</h2>
      <p className="ask-yourself__text">{text}</p>
      <ul className="ask-yourself__ways">
        <li>
          <a href={telLink(phone)} className="ask-yourself__way">
            <Icon of={Phone} className="ask-yourself__mark" />
            <strong className="ask-yourself__name">
              {call.title} <span className="figures nowrap">{displayPhone(phone)}</span>
            </strong>
            <span className="ask-yourself__note">{call.text}</span>
          </a>
        </li>
        <li>
          <a
            href={whatsappLink(whatsapp, whatsappGreeting)}
            target="_blank"
            rel="noopener"
            className="ask-yourself__way"
          >
            <WhatsappGlyph className="ask-yourself__mark" />
            <strong className="ask-yourself__name">
              {chat.title}
              <span className="visually-hidden"> ({interfaceText.newTab})</span>
            </strong>
            <span className="ask-yourself__note">{chat.text}</span>
          </a>
        </li>
        <li>
          <SiteLink to={form.link.to} className="ask-yourself__way">
            <Icon of={ClipboardList} className="ask-yourself__mark" />
            <strong className="ask-yourself__name">{form.title}</strong>
            <span className="ask-yourself__note">{form.text}</span>
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}
