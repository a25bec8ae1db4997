import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { displayPhone, telLink } from '../../data/contact-links.ts';
import type { LinkTarget } from '../../data/paths.ts';
import { useBusiness } from '../site/site-context.tsx';
import { ButtonLink } from './button-link.tsx';
import { WhatsappLink } from './contact-links.tsx';
import { pin } from './drawings.ts';
import { Icon } from './icon.tsx';
import './call-to-action.css';

export interface CallToActionProps {
  heading: string;
  text: string;
  /** The words above the number, such as `Call Now`. */
  call: string;
  whatsapp?: string;
  link?: { text: string; to: LinkTarget };
  /** Such as `Located in Hyderabad`. */
  located?: string;
  /** A threshold on whose wall the words stand, by a `ClosingThreshold`. */
  children?: ReactNode;
}

/**
 * The end of a page, on green stone: the number in large figures, and the other ways to ask. On the wall of a threshold, or
 * on a slab whose edge lies on the foot of the page.
 */
export function CallToAction(props: CallToActionProps): ReactNode {
  const { heading, text, call, whatsapp, link, located, children } = props;
  const { phone } = useBusiness();
  return (
    <section
      className={clsx(
        'band band--verde call-to-action',
        children ? 'call-to-action--threshold' : 'call-to-action--slab',
      )}
      aria-labelledby="call-to-action"
    >
      <div className="call-to-action__inner container">
        <div>
          <h2 id="call-to-action">{heading}</h2>
          <p className="call-to-action__text">{text}</p>
          {located && (
            <p className="call-to-action__located">
              <Icon of={pin} />
              {located}
            </p>
          )}
        </div>
        <div className="call-to-action__ways">
          <a className="call-to-action__call" href={telLink(phone)}>
            {`${call} `}
            <span className="call-to-action__number">{displayPhone(phone)}</span>
          </a>
          <div className="call-to-action__more cluster">
            {whatsapp && <WhatsappLink look="light" label={whatsapp} />}
            {link && (
              <ButtonLink look="light-outline" to={link.to}>
                {link.text}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}
