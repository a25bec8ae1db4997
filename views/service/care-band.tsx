import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { plainText } from '../../data/plain-text.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { InBrief } from '../components/in-brief.tsx';
import { LatePicture } from '../components/late-picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './care-band.css';

/** The owner's part where it is half of the matter, beside what sours the stone. */
export function CareBand({ content }: PageProps<'service'>): ReactNode {
  return (
    <Band ground="limestone" labelledBy="tips" inner="columns columns--near columns--5-7">
      <LatePicture
        id={content.care?.picture ?? content.picture}
        sizes="(min-width: 62rem) 34rem, 100vw"
        sheen
        className="care-band__picture no-print"
      />
      <div className="care-band__words">
        <ServiceTips content={content} />
      </div>
    </Band>
  );
}

/** What the owner can do for the stone afterwards, and the card that says it for every day. */
export function ServiceTips({ content }: PageProps<'service'>): ReactNode {
  const { tipsHeading, tips, family } = content;
  return (
    <>
      <h2 id="tips">{tipsHeading}</h2>
      <div className="disclosures">
        {/* Beside the titles those sentences that have more to them. */}
        <InBrief
          items={tips.map(({ title, text, more }) => ({ title, beside: more && <RichText text={text} /> }))}
          more={serviceDetailPage.tipsMore}
        >
          <ul className="service-points">
            {tips.map(({ title, text, more }) => (
              <li key={plainText(text)}>
                <h3>{title}</h3>
                <RichText text={text} />
                {more && (
                  <>
                    {' '}
                    <RichText text={more} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </InBrief>
        <ArrowLink to={`/care#${family}`} className="no-print">
          {serviceDetailPage.careCard}
        </ArrowLink>
      </div>
    </>
  );
}
