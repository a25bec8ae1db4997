import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { guidesPage } from '../../data/pages/guides.ts';
import { servicesPage } from '../../data/pages/services.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { HeadingWithLink } from '../components/heading-with-link.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PictureTiles } from '../components/picture-tiles.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { ThresholdHero } from '../components/threshold-hero.tsx';
import { WorkSteps } from '../components/work-steps.tsx';
import { ServiceFloor } from '../services/service-floor.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './services-page.css';

/** The nine services, how a job runs, and whom to ask when unsure. */
export function ServicesPage({ content }: PageProps<'services'>): ReactNode {
  const { hero, process, callToAction } = servicesPage;
  const { contact } = callToAction;
  return (
    <>
      <div className="services-hero">
        <ThresholdHero headline={hero.headline} lede={hero.lede} picture={content.picture}>
          <div className="cluster">
            <ButtonLink to={hero.prices.to}>{hero.prices.text}</ButtonLink>
            <ArrowLink to={hero.which.to}>{hero.which.text}</ArrowLink>
          </div>
        </ThresholdHero>
      </div>
      <ServiceFloor sprites={content.sprites} restoration={content.restoration} builtIn={content.services} />
      <LateStyles />
      <Band ground="limestone" labelledBy="process">
        <SectionHeading id="process" heading={process.heading} lede={process.lede} arrangement="row" />
        <WorkSteps steps={process.steps} stages={process.stages} />
      </Band>
      <Band labelledBy="guides">
        <HeadingWithLink id="guides" heading={guidesPage.elsewhere} link={guidesPage.all} />
        <PictureTiles
          tiles={content.guides.map(({ slug, label, picture }) => ({
            to: `/guides/${slug}`,
            name: label,
            picture,
          }))}
          columns={3}
        />
      </Band>
      <ClosingThreshold
        picture={content.closing.picture}
        heading={callToAction.heading}
        text={callToAction.text}
        call={callToAction.call}
        whatsapp={interfaceText.contact.whatsapp}
        link={contact}
      />
    </>
  );
}
