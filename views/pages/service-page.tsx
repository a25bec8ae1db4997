import { Fragment, type ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import type { ServicePart } from '../../data/services/service.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { CallLink } from '../components/contact-links.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import { ThresholdHero } from '../components/threshold-hero.tsx';
import { ServiceEstimate } from '../estimate/service-estimate.tsx';
import { Rooms } from '../rooms/rooms.tsx';
import { BeforeAfter } from '../service/before-after.tsx';
import { PriceCourse } from '../service/price-course.tsx';
import { ServiceBenefits } from '../service/service-benefits.tsx';
import { ServiceFurther } from '../service/service-further.tsx';
import { ServiceIntro } from '../service/service-intro.tsx';
import { ServiceProcess } from '../service/service-process.tsx';
import { ServiceQuestions } from '../service/service-questions.tsx';
import type { PageProps } from '../site/page-contents.ts';
import '../service/service-hero.css';

/** One service: what it costs, the stones it handles, how the work runs and how to ask for it. */
export function ServicePage({ content }: PageProps<'service'>): ReactNode {
  const { summary, comparison, rooms } = content;
  const { callToAction } = serviceDetailPage;
  const parts: Record<ServicePart, ReactNode> = {
    'before-after': comparison && (
      <BeforeAfter
        heading={content.comparisonHeading}
        comparison={comparison}
        // Stones are on limestone.
        ground={content.order[1] === 'stones' ? 'plaster' : 'limestone'}
      />
    ),
    intro: <ServiceIntro content={content} ground={groundOfIntro(content.order)} />,
    stones: <Rooms {...rooms} ground="limestone" />,
    process: <ServiceProcess content={content} />,
    benefits: <ServiceBenefits content={content} />,
  };
  return (
    <>
      <ServiceHero content={content} />
      <LateStyles />
      <PriceCourse service={summary} buys={content.buys}>
        <ServiceEstimate {...content.estimate} />
      </PriceCourse>
      {content.order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <ServiceQuestions content={content} />
      <ServiceFurther content={content} />
      <PrintedLine text={serviceDetailPage.printed} />
      <div className="no-print">
        <ClosingThreshold
          picture={content.closing.picture}
          heading={content.closing.heading}
          text={content.closing.text}
          call={interfaceText.contact.callNow}
          whatsapp={interfaceText.contact.whatsapp}
          link={{ text: callToAction.quote, to: '/contact#quote' }}
        />
      </div>
    </>
  );
}

/** As pale as can be beside limestone and verde; the prices above all and the steps are that themselves. */
function groundOfIntro(order: readonly ServicePart[]): 'plaster' | 'slab' {
  const place = order.indexOf('intro');
  const isBesideSlab = place === 0 || order[place - 1] === 'process' || order[place + 1] === 'process';
  return isBesideSlab ? 'plaster' : 'slab';
}

/** The service in a sentence, over the floor that it is about, and the two ways to ask; on a phone the bar has these. */
function ServiceHero({ content }: PageProps<'service'>): ReactNode {
  const { headline, lede, picture } = content;
  return (
    <div className="service-hero">
      <ThresholdHero headline={headline} lede={lede} picture={picture}>
        <div className="cluster no-phone no-print">
          <ButtonLink to="/contact#quote">{serviceDetailPage.callToAction.quote}</ButtonLink>
          <CallLink look="outline" />
        </div>
      </ThresholdHero>
    </div>
  );
}
