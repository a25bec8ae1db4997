import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { plainText } from '../../data/plain-text.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Fold } from '../components/disclosure.tsx';
import { LatePicture } from '../components/late-picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './service-care.css';

/** Tips for the stone and its care card for every day, beside a picture of its days; on a phone folded. */
export function ServiceCare({ content }: PageProps<'service'>): ReactNode {
  const { tipsHeading, tips, family, care } = content;
  return (
    <div className="service-care">
      <LatePicture
        id={care.picture}
        sizes="(min-width: 48rem) 44rem, 100vw"
        className="service-care__picture no-print"
      />
      <Fold heading={tipsHeading}>
        <ul className="service-points">
          {tips.map(({ title, text }) => (
            <li key={plainText(text)}>
              <h3>{title}</h3>
              <p>
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
        <ArrowLink to={`/care#${family}`}>{serviceDetailPage.careCard}</ArrowLink>
      </Fold>
    </div>
  );
}
