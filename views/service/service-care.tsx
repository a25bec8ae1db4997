import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { plainText } from '../../data/plain-text.ts';
import { Band } from '../components/band.tsx';
import { HeadingWithLink } from '../components/heading-with-link.tsx';
import { LatePicture } from '../components/late-picture.tsx';
import { PushedRow } from '../components/pushed-row.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './service-care.css';

/**
 * Tips for the stone and its care card for every day. Beside them stands what sours it, where there is a picture of
 * that.
 */
export function ServiceCare({ content }: PageProps<'service'>): ReactNode {
  const { tipsHeading, tips, family, care } = content;
  return (
    <Band
      ground="limestone"
      labelledBy="tips"
      className="service-care"
      inner={care && 'service-care--pictured columns columns--near columns--5-7'}
    >
      {care && (
        <LatePicture
          id={care.picture}
          sizes="(min-width: 62rem) 34rem, 100vw"
          sheen
          className="service-care__picture no-phone no-print"
        />
      )}
      <div>
        <HeadingWithLink
          id="tips"
          heading={tipsHeading}
          link={{ text: serviceDetailPage.careCard, to: `/care#${family}` }}
        />
        <PushedRow labelledBy="tips" className="service-points">
          {tips.map(({ title, text }) => (
            <li key={plainText(text)}>
              <h3>{title}</h3>
              <p>
                <RichText text={text} />
              </p>
            </li>
          ))}
        </PushedRow>
      </div>
    </Band>
  );
}
