import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { FormId } from '../../data/forms.ts';
import { enquiryPage } from '../../data/pages/enquiry.ts';
import { buttonClass } from '../components/button-link.tsx';
import './withdrawal.css';

export interface WithdrawalProps {
  form: FormId;
  token: string;
  step: 'status' | 'confirm';
  hasFailed: boolean;
}

const { withdrawal, newsletter } = enquiryPage;

/** Takes an enquiry back in two posts: one that asks, one that confirms. */
export function Withdrawal({ form, token, step, hasFailed }: WithdrawalProps): ReactNode {
  const words = form === 'newsletter' ? newsletter : withdrawal;
  const isConfirming = step === 'confirm';
  const { heading, text } = isConfirming ? words.confirm : words;
  return (
    <section
      className={clsx('withdrawal', isConfirming && 'withdrawal--confirm')}
      aria-labelledby="withdrawal"
    >
      <h2 id="withdrawal" className="withdrawal__heading">
        {heading}
      </h2>
      <p>{text}</p>
      {hasFailed && (
        <p className="withdrawal__failed" role="alert">
          {withdrawal.failed}
        </p>
      )}
      <form className="cluster" method="post" action={`/enquiry/${token}/withdraw`}>
        {isConfirming && <input type="hidden" name="confirm" value="yes" />}
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
