import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { openingHours } from '../../data/business.ts';
import { displayPhone, mailLink, placeLine } from '../../data/contact-links.ts';
import type { ContactPage } from '../../data/pages/contact.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { pin } from '../components/drawings.ts';
import { Icon } from '../components/icon.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { useBusiness } from '../site/site-context.tsx';
import { useOpeningState } from '../site/use-opening-state.ts';
import './contact-details.css';

export type ContactDetailsProps = ContactPage['details'];

/** Every way to reach the business besides the form, with a link each, and when somebody answers; then what it does. */
export function ContactDetails(props: ContactDetailsProps): ReactNode {
  const { heading, call, whatsapp, email, location, hours, settings, services } = props;
  const business = useBusiness();
  const opening = useOpeningState();
  return (
    <section className="stack" aria-labelledby="contact-details">
      <h2 id="contact-details" className="title-m">
        {heading}
      </h2>
      <dl className="contact-details__ways">
        {/* On the screen these two stand in the plate. */}
        <Way name={call.heading} note={call.text} className="only-print">
          {displayPhone(business.phone)}
        </Way>
        <Way name={whatsapp.heading} note={whatsapp.text} className="only-print">
          {displayPhone(business.whatsapp)}
        </Way>
        <Way name={email.heading} note={email.text}>
          <a className="contact-details__link" href={mailLink(business.email)}>
            {business.email}
          </a>
        </Way>
        <Way name={location.heading} note={location.text}>
          <p className="contact-details__place">{placeLine(business)}</p>
          <NewTabLink className="contact-details__map" href={business.mapsUrl}>
            <Icon of={pin} />
            {location.map}
          </NewTabLink>
        </Way>
        <Way name={hours.heading}>
          <p className="contact-details__hours">
            <span className="nowrap">{openingHours.text}</span>
          </p>
          {/* On paper it is never now. */}
          <p className="note no-print">{opening?.words ?? hours.of}</p>
        </Way>
        {settings.map(({ id, label, text }) => (
          <Way key={id} name={label} note={text} />
        ))}
      </dl>
      <ArrowLink to={services.to}>{services.text}</ArrowLink>
    </section>
  );
}

interface WayProps {
  name: string;
  note?: string;
  className?: string;
  children?: ReactNode;
}

function Way({ name, note, className, children }: WayProps): ReactNode {
  return (
    <div className={clsx('contact-details__way', className)}>
      <dt className="contact-details__name">{name}</dt>
      {children && <dd>{children}</dd>}
      {note && <dd className="note">{note}</dd>}
    </div>
  );
}
