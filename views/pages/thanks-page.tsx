import type { ReactNode } from 'react';
import { thanksPage } from '../../data/pages/thanks.ts';
import { ArchPicture } from '../components/arch-picture.tsx';
import { ArrowLink } from '../components/arrow-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { NextSteps } from '../enquiry/next-steps.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import './thanks-page.css';

const { headline, lede, picture, next, urgent, links } = thanksPage;

/** After a form that was posted straight to an external service: what happens next, without a reference. */
export function ThanksPage(): ReactNode {
  return (
    <div className="thanks-page container columns columns--far columns--7-5">
      <div className="thanks-page__words rows rows--l">
        <h1>{headline}</h1>
        <p className="lede">{lede}</p>
        <NextSteps heading={next.heading} steps={next.steps} />
        <div className="cluster no-phone">
          <p>{urgent.text}</p>
          <CallLink label={urgent.call} />
          <WhatsappLink label={urgent.whatsapp} />
        </div>
        <ul className="thanks-page__links cluster">
          {links.map(({ text, to }) => (
            <li key={to}>
              <ArrowLink to={to}>{text}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
      <ArchPicture
        id={picture}
        sizes={`(min-width: 62rem) 56rem, (min-width: 48rem) 72vw, ${phoneWide}`}
        phoneCrop
        priority
        sheen
        className="thanks-page__picture"
      />
    </div>
  );
}
