import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { plainText } from '../../data/plain-text.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { HeadingWithLink } from '../components/heading-with-link.tsx';
import { InBrief } from '../components/in-brief.tsx';
import { LatePicture } from '../components/late-picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './service-care.css';

/** What the owner can do for the stone afterwards, and the card that says it for every day; beside what sours it, where there is a picture of that. */
export function ServiceCare({ content }: PageProps<'service'>): ReactNode {
  const { tipsHeading, tips, family, care } = content;
  const points = (
    <ul className="service-points">
      {tips.map(({ title, text, more }) => (
        <li key={plainText(text)}>
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
            {more && (
              <>
                {' '}
                <RichText text={more} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
  const toCard = { text: serviceDetailPage.careCard, to: `/care#${family}` } as const;
  if (!care) {
    return (
      <Band ground="limestone" labelledBy="tips" className="service-care">
        <HeadingWithLink id="tips" heading={tipsHeading} link={toCard} />
        {points}
      </Band>
    );
  }
  return (
    <Band
      ground="limestone"
      labelledBy="tips"
      className="service-care service-care--pictured"
      inner="columns columns--near columns--5-7"
    >
      <LatePicture
        id={care.picture}
        sizes="(min-width: 62rem) 34rem, 100vw"
        sheen
        className="service-care__picture no-print"
      />
      <h2 id="tips">{tipsHeading}</h2>
      <div className="disclosures">
        {/* Beside the titles those sentences that have more to them. */}
        <InBrief
          items={tips.map(({ title, text, more }) => ({ title, beside: more && <RichText text={text} /> }))}
          more={serviceDetailPage.tipsMore}
        >
          {points}
        </InBrief>
        <ArrowLink to={toCard.to} className="no-print">
          {toCard.text}
        </ArrowLink>
      </div>
    </Band>
  );
}
