import type { ReactNode } from 'react';
import { displayPhone, telLink } from '../../data/contact-links.ts';
import { thanksPage } from '../../data/pages/thanks.ts';
import { WhatsappLink } from '../components/contact-links.tsx';
import { ThresholdHero } from '../components/threshold-hero.tsx';
import { NextSteps } from '../enquiry/next-steps.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { useBusiness } from '../site/site-context.tsx';
import './thanks-page.css';

const { headline, lede, picture, pictures, next, urgent, links } = thanksPage;

/**
 * After a form that was posted straight to an external service: by when we call, and the one thing to do until then, in
 * the evening; then what happens next, without a reference.
 */
export function ThanksPage(): ReactNode {
  const { phone } = useBusiness();
  return (
    <>
      <div className="thanks-page band--verde band--inverse">
        <ThresholdHero headline={headline} lede={lede} picture={picture}>
          <WhatsappLink look="light" label={pictures.press} message={pictures.chat} />
          <p className="thanks-page__which soft">{pictures.text}</p>
        </ThresholdHero>
      </div>
      <div className="thanks-page__next container rows rows--l">
        <NextSteps heading={next.heading} steps={next.steps} />
        <div className="thanks-page__links cluster quiet-link">
          <p className="no-phone">
            {`${urgent} `}
            <a className="figures nowrap" href={telLink(phone)}>
              {displayPhone(phone)}
            </a>
          </p>
          {links.map(({ text, to }) => (
            <SiteLink key={to} to={to}>
              {text}
            </SiteLink>
          ))}
        </div>
      </div>
    </>
  );
}
