import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { plainText } from '../../data/plain-text.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageProps } from '../site/page-contents.ts';
import './care-band.css';

/** The owner's part where it is half of the matter: a band of its own on dark stone, beside another room of the gallery. */
export function CareBand({ content }: PageProps<'service'>): ReactNode {
  const [inUse] = content.gallery;
  return (
    <Band ground="verde" className="band--inverse" inner="columns columns--near columns--5-7">
      <Picture
        id={inUse?.picture ?? content.summary.picture}
        sizes={`(min-width: 62rem) 44rem, ${phoneWide}`}
        sheen
        className="care-band__picture no-print"
      />
      <section className="care-band__words">
        <h2>{content.tipsHeading}</h2>
        <ServiceTips content={content} />
      </section>
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
      <ArrowLink to={`/care#${family}`} className="no-print">
        {serviceDetailPage.careCard}
      </ArrowLink>
    </>
  );
}
