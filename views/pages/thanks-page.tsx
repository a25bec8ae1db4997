import type { ReactNode } from 'react';
import { thanksPage } from '../../data/pages/thanks.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { ThresholdHero } from '../components/threshold-hero.tsx';
import { NextSteps } from '../enquiry/next-steps.tsx';
import './thanks-page.css';

const { headline, lede, picture, pictures, next, urgent, meanwhile } = thanksPage;

/**
 * After a form that was posted straight to an external service: by when we call, and the one thing to do until then, in
 * the evening; then what happens next, without a reference, and the way for who cannot wait.
 */
export function ThanksPage(): ReactNode {
  return (
    <>
      <div className="thanks-page band--verde band--inverse">
        <ThresholdHero headline={headline} lede={lede} picture={picture}>
          <div className="cluster">
            <WhatsappLink look="light" label={pictures.press} message={pictures.chat} />
            <p className="thanks-page__which soft">{pictures.text}</p>
          </div>
        </ThresholdHero>
      </div>
      <div className="thanks-page__next container rows">
        <NextSteps heading={next.heading} steps={next.steps} />
        <div className="columns columns--7-5 no-print">
          <section className="thanks-page__urgent framed padded" aria-labelledby="urgent">
            <div className="stack stack--xs">
              <h2 id="urgent" className="title-m">
                {urgent.heading}
              </h2>
              <p className="soft">{urgent.text}</p>
            </div>
            <CallLink />
          </section>
          <section className="thanks-page__meanwhile stack stack--s" aria-labelledby="meanwhile">
            <h2 id="meanwhile" className="title-m">
              {meanwhile.heading}
            </h2>
            <ul className="thanks-page__links">
              {meanwhile.links.map(({ text, to }) => (
                <li key={to}>
                  <ArrowLink to={to}>{text}</ArrowLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
