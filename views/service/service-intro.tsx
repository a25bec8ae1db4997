import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { plainText } from '../../data/plain-text.ts';
import { Band, type BandProps } from '../components/band.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { LatePicture } from '../components/late-picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { PageProps } from '../site/page-contents.ts';
import '../components/disclosures.css';
import './service-intro.css';

export type ServiceIntroProps = PageProps<'service'> & Pick<BandProps, 'ground'>;

/**
 * What this stone asks for, with its close-up: the first paragraph, then, folded, the others and the figures of the
 * trade.
 */
export function ServiceIntro({ content, ground }: ServiceIntroProps): ReactNode {
  const { introHeading, introMore, facts, closeUp } = content;
  const [lead = '', ...rest] = content.intro;
  return (
    <Band ground={ground} labelledBy="intro" inner="service-intro columns columns--7-5">
      <LatePicture
        id={closeUp.picture}
        sizes="(min-width: 62rem) 44rem, 100vw"
        sheen
        className="service-intro__close-up no-print"
      >
        <span className="service-intro__states" aria-hidden="true">
          {closeUp.states.map((state) => (
            <span key={state}>{state}</span>
          ))}
        </span>
      </LatePicture>
      <div className="service-intro__words">
        <h2 id="intro">{introHeading}</h2>
        <p className="service-intro__lead">
          <RichText text={lead} />
        </p>
        <div className="disclosures">
          <Disclosure heading={introMore}>
            <div className="stack">
              {rest.map((paragraph) => (
                <p key={plainText(paragraph)}>
                  <RichText text={paragraph} />
                </p>
              ))}
            </div>
          </Disclosure>
          <Disclosure heading={serviceDetailPage.intro.facts}>
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label} className="service-intro__fact">
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </div>
      </div>
    </Band>
  );
}
