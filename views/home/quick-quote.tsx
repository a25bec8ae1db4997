import type { ReactNode } from 'react';
import { openingHours } from '../../data/business.ts';
import { fillIn } from '../../data/fill-in.ts';
import { callBackSubject } from '../../data/hours.ts';
import type { HomePage } from '../../data/pages/home.ts';
import { formatTime } from '../../data/time-of-day.ts';
import { Fold } from '../components/disclosure.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { useReturnedForm } from '../forms/returned-form.ts';
import { useOpenedByAddress } from '../navigation/use-opened-by-address.ts';
import type { ShownForm } from '../site/page-contents.ts';
import { type OpeningNow, useOpeningState } from '../site/use-opening-state.ts';
import './quick-quote.css';

/**
 * Name and number, on a slab that overlaps the hero's lower edge. On a phone the slab is shut till it is pressed: the
 * services are near.
 */
export function QuickQuote({ words, form }: { words: HomePage['quickQuote']; form: ShownForm }): ReactNode {
  const { heading, submit } = words;
  const opening = useOpeningState();
  const isReturned = useReturnedForm() !== null;
  useOpenedByAddress();
  const subject = opening && !opening.isOpen ? callBackAt(opening, form.subject) : form.subject;
  return (
    <Fold
      heading={heading}
      wideHead={<h2 id="quick-quote">{heading}</h2>}
      startsOpen={isReturned}
      className="quick-quote container no-print"
    >
      <EnquiryForm form={{ ...form, subject }} submit={submit} arrangement="row" labelledBy="quick-quote" />
    </Fold>
  );
}

/** The subject of a request that comes while nobody calls: whoever reads it sees when the call is expected. */
function callBackAt({ weekday }: OpeningNow, subject: string): string {
  return fillIn(callBackSubject, { day: weekday, time: formatTime(openingHours.opens), subject });
}
