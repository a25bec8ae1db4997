import type { ReactNode } from 'react';
import { displayPhone, mailLink, telLink } from '../../data/contact-links.ts';
import { type ErrorWords, errorPage } from '../../data/pages/error.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { WhatsappLink } from '../components/contact-links.tsx';
import { FloorJoints } from '../components/floor-joints.tsx';
import { useBusiness } from '../site/site-context.tsx';
import './error-page.css';

/** What a visitor gets when no page can be given: what happened, and how to reach a person. It needs no script. */
export function ErrorPage({ content }: { content: ErrorWords }): ReactNode {
  const { phone, email } = useBusiness();
  return (
    <div className="error-page band--verde">
      <FloorJoints className="error-page__joints" />
      <div className="error-page__inner container">
        <div>
          <h1 className="error-page__headline">{content.headline}</h1>
          <p className="error-page__text">{content.text}</p>
          <ButtonLink to="/" look="light">
            {errorPage.retry}
          </ButtonLink>
        </div>
        <div className="error-page__ways">
          <a href={telLink(phone)} className="error-page__call">
            {errorPage.contact} <span className="error-page__number figures">{displayPhone(phone)}</span>
          </a>
          <div className="cluster">
            <WhatsappLink look="light-outline" />
            <a href={mailLink(email)} className="error-page__mail">
              {email}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
