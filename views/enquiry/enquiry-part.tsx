import { clsx } from 'clsx';
import { type ReactNode, use } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import type { FormId } from '../../data/forms.ts';
import { enquiryPage } from '../../data/pages/enquiry.ts';
import { withdrawalConfirmation } from '../../data/technical-fields.ts';
import { ButtonLink, buttonClass } from '../components/button-link.tsx';
import { CallLink } from '../components/contact-links.tsx';
import type { EnquiryContent, SentEnquiry } from '../site/page-contents.ts';
import { EnquirySlab } from './enquiry-slab.tsx';
import { NextSteps } from './next-steps.tsx';
import './enquiry-part.css';

/** What the store answered, its silence included. */
export type FoundEnquiry = SentEnquiry | 'unknown' | 'unavailable';

export interface EnquiryPartProps extends Omit<EnquiryContent, 'status'> {
  /** Never rejects. The same promise on each attempt to draw. */
  found: Promise<FoundEnquiry>;
}

const { states, next, again } = enquiryPage;

/** The part of the page that waits for the store. */
export function EnquiryPart({ found, token, step, hasFailed }: EnquiryPartProps): ReactNode {
  const enquiry = use(found);
  if (enquiry === 'unknown' || enquiry === 'unavailable') return <NotShown reason={enquiry} />;

  const isWithdrawn = enquiry.state === 'withdrawn';
  return (
    <div className="enquiry-part rows">
      <div className="rows">
        {!isWithdrawn && step === 'confirm' && (
          <Withdrawal form={enquiry.form} token={token} step={step} hasFailed={hasFailed} />
        )}
        <EnquirySlab enquiry={enquiry} text={textOf(enquiry)} />
        {!isWithdrawn && enquiry.form !== 'newsletter' && (
          <NextSteps heading={next.heading} steps={stepsBy(enquiry.replyBy)} />
        )}
      </div>
      <div className="rows">
        <SentWords enquiry={enquiry} />
        {!isWithdrawn && step === 'status' && (
          <Withdrawal form={enquiry.form} token={token} step={step} hasFailed={false} />
        )}
        {isWithdrawn && (
          <p>
            <ButtonLink to={again.to} look="outline">
              {again.text}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

function NotShown({ reason }: { reason: 'unknown' | 'unavailable' }): ReactNode {
  const { heading, text } = states[reason];
  return (
    <div className="enquiry-part__missing stack">
      <h2>{heading}</h2>
      <p className="lede">{text}</p>
      <p className="cluster">
        <CallLink />
        <ButtonLink to={again.to} look="outline">
          {again.text}
        </ButtonLink>
      </p>
    </div>
  );
}

function textOf({ state, form, withdrawnAt }: SentEnquiry): { heading: string; text: string } {
  if (state === 'withdrawn') {
    return { ...states.withdrawn, text: fillIn(states.withdrawn.text, { time: withdrawnAt ?? '' }) };
  }
  return form === 'newsletter' ? states.subscribed : states[state];
}

function stepsBy(replyBy: string): string[] {
  const time = replyBy.replace(/ (?=[AP]M$)/, '\u00a0');
  return next.steps.map((step) => fillIn(step, { time }));
}

const { heading, at } = enquiryPage.sent;

/** Every word of the visitor's, and when it came. */
function SentWords({ enquiry }: { enquiry: SentEnquiry }): ReactNode {
  const rows = [...enquiry.sent, { label: at, value: enquiry.receivedAt }];
  return (
    <section className="stack" aria-labelledby="sent-words">
      <h2 id="sent-words" className="title-m">
        {heading}
      </h2>
      <dl className="sent-words">
        {rows.map(({ label, value }) => (
          <div key={label} className="sent-words__row">
            <dt className="note">{label}</dt>
            <dd className="sent-words__value" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface WithdrawalProps extends Omit<EnquiryContent, 'status'> {
  form: FormId;
}

const { withdrawal, newsletter } = enquiryPage;

/** Takes an enquiry back in two posts: one that asks, one that confirms. */
function Withdrawal({ form, token, step, hasFailed }: WithdrawalProps): ReactNode {
  const words = form === 'newsletter' ? newsletter : withdrawal;
  const isConfirming = step === 'confirm';
  const { heading, text } = isConfirming ? words.confirm : words;
  return (
    <section
      className={clsx('stack stack--s', isConfirming && 'withdrawal--confirm')}
      aria-labelledby="withdrawal"
    >
      <h2 id="withdrawal" className="title-s">
        {heading}
      </h2>
      <p>{text}</p>
      {hasFailed && (
        <p className="withdrawal__failed" role="alert">
          {withdrawal.failed}
        </p>
      )}
      <form className="cluster" method="post" action={`/enquiry/${token}/withdraw`}>
        {isConfirming && <input type="hidden" {...withdrawalConfirmation} />}
        <button type="submit" className={buttonClass(isConfirming ? 'solid' : 'outline')}>
          {isConfirming ? withdrawal.confirm.yes : words.ask}
        </button>
        {isConfirming && (
          <a className={buttonClass('outline')} href={`/enquiry/${token}`}>
            {withdrawal.confirm.no}
          </a>
        )}
      </form>
    </section>
  );
}
