import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { plainText } from '../../data/plain-text.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageProps, ServicePageContent } from '../site/page-contents.ts';
import './care-band.css';

/** The owner's part where it is half of the matter: each habit in a sentence, and folded below it what else there is to it. */
export function CareBand({ content }: PageProps<'service'>): ReactNode {
  return (
    <Band ground="limestone" labelledBy="care" inner="columns columns--near columns--5-7">
      <Picture
        id={content.summary.picture}
        sizes={`(min-width: 62rem) 100rem, ${phoneWide}`}
        sheen
        className="care-band__picture no-print"
      />
      <div className="care-band__words unfolds">
        <h2 id="care">{content.tipsHeading}</h2>
        {content.tips.map(({ title, text, more }) => (
          <Disclosure
            key={title}
            heading={
              <>
                {`${title} `}
                <small className="care-band__first">
                  <RichText text={text} />
                </small>
              </>
            }
          >
            {more && (
              <p>
                <RichText text={more} />
              </p>
            )}
          </Disclosure>
        ))}
        <CareCardLink family={content.family} />
      </div>
    </Band>
  );
}

/** What the owner can do for the stone afterwards, and the card that says it for every day. */
export function ServiceTips({ content: { tips, family } }: PageProps<'service'>): ReactNode {
  return (
    <>
      <ul className="service-points">
        {tips.map(({ title, text }) => (
          <li key={plainText(text)}>
            <strong>{`${title}. `}</strong>
            <RichText text={text} />
          </li>
        ))}
      </ul>
      <CareCardLink family={family} />
    </>
  );
}

function CareCardLink({ family }: Pick<ServicePageContent, 'family'>): ReactNode {
  return (
    <ArrowLink to={`/care#${family}`} className="no-print">
      {serviceDetailPage.careCard}
    </ArrowLink>
  );
}
