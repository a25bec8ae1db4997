import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { AboutReasons } from '../about/about-reasons.tsx';
import { Aims } from '../about/aims.tsx';
import { Recognition } from '../about/recognition.tsx';
import { Story } from '../about/story.tsx';
import { Band } from '../components/band.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { ProcessSteps } from '../components/process-steps.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { AreasLine } from '../home/areas-line.tsx';
import type { PageContents } from '../routes/route.ts';
import './about-page.css';

export interface AboutPageProps {
  content: PageContents['about'];
}

/** Who comes into the house, how they work, and where. */
export function AboutPage({ content }: AboutPageProps): ReactNode {
  const { hero, story, mission, vision, reasons, process, certifications, callToAction } = content;
  return (
    <div className="about-page">
      <PageHero headline={hero.headline} lede={hero.lede} picture={hero.picture} frame="wide" />
      <Story {...story} />
      <Aims aims={[mission, vision]} />
      <AboutReasons {...reasons} />
      <Band joined labelledBy="process">
        <div className="container">
          <SectionHeading id="process" heading={process.heading} lede={process.lede} arrangement="row" />
          <ProcessSteps steps={process.steps} />
        </div>
      </Band>
      <Recognition {...certifications} />
      <AreasLine words={content.areasLine} areas={content.areas} ground="plaster" />
      <CallToAction
        heading={callToAction.heading}
        text={callToAction.text}
        call={callToAction.call}
        whatsapp={{ label: interfaceText.contact.whatsapp }}
        link={callToAction.quote}
      />
    </div>
  );
}
