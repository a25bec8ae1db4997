import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import type { Area } from '../../data/areas.ts';
import { fillIn } from '../../data/fill-in.ts';
import { interfaceText } from '../../data/interface.ts';
import { placeCheck } from '../../data/localities.ts';
import { buttonClass } from '../components/button-link.tsx';
import { WhatsappLink } from '../components/contact-links.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { PlaceAnswer } from '../site/server-data.ts';
import { useSite } from '../site/site-context.tsx';
import './place-check.css';

export interface PlaceCheckProps {
  areas: readonly Area[];
}

/** Do you come here: a form whose answer the server draws, at an address of its own. */
export function PlaceCheck({ areas }: PlaceCheckProps): ReactNode {
  const { place: served } = useSite();
  // Another address of this page, which was opened without a load, asks nothing.
  const place = new URLSearchParams(useSearch()).has('place') ? served : undefined;
  return (
    <form className="place-check" action="/service-areas#place-answer">
      <label className="place-check__label" htmlFor="place">
        {placeCheck.label}
      </label>
      <div className="cluster">
        <input
          id="place"
          name="place"
          className="place-check__field"
          dir="auto"
          enterKeyHint="go"
          required
          aria-describedby={place ? undefined : 'place-note'}
          defaultValue={place?.typed}
        />
        <button type="submit" className={buttonClass()}>
          {placeCheck.button}
        </button>
      </div>
      {place ? (
        <Answer answer={place} areas={areas} />
      ) : (
        <p id="place-note" className="place-check__note">
          {placeCheck.note}
        </p>
      )}
    </form>
  );
}

function Answer({ answer, areas }: PlaceCheckProps & { answer: PlaceAnswer }): ReactNode {
  const served = areas.filter(({ slug }) => answer.areas.includes(slug));
  return (
    <div id="place-answer" className="place-check__answer stack stack--s" tabIndex={-1}>
      <p className="lede">{fillIn(placeCheck[answer.kind], { place: answer.place })}</p>
      <p className="cluster">
        {served.map((area) => (
          <a key={area.slug} href={`#${area.slug}`}>
            {fillIn(placeCheck.about, { area: area.name })}
          </a>
        ))}
        {answer.kind === 'far' &&
          placeCheck.help.map(({ text, to }) => (
            <SiteLink key={to} to={to}>
              {text}
            </SiteLink>
          ))}
        {answer.kind !== 'far' && (
          <SiteLink to="/contact#quote" {...(served[0] && { quote: { area: served[0] } })}>
            {interfaceText.navigation.quote.text}
          </SiteLink>
        )}
      </p>
      {(answer.kind === 'edge' || answer.kind === 'unknown') && <WhatsappLink />}
    </div>
  );
}
