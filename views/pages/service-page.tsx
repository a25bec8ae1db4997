import type { ReactNode } from 'react';
import { serviceChat } from '../../data/chat-messages.ts';
import { interfaceText } from '../../data/interface.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import { quoteSearch } from '../navigation/quote-search.ts';
import type { PageContents } from '../routes/route.ts';
import { CareBand } from '../service/care-band.tsx';
import { PriceCourse } from '../service/price-course.tsx';
import { ServiceBeforeAfter } from '../service/service-before-after.tsx';
import { ServiceGallery } from '../service/service-gallery.tsx';
import { ServiceHero } from '../service/service-hero.tsx';
import { ServiceIntro } from '../service/service-intro.tsx';
import { ServiceProcess } from '../service/service-process.tsx';
import { ServiceReading } from '../service/service-reading.tsx';
import { StoneLibrary } from '../service/stone-library.tsx';

export interface ServicePageProps {
  content: PageContents['service'];
}

/** One service: what it costs, the stones it handles, how the work runs and how to ask for it. */
export function ServicePage({ content }: ServicePageProps): ReactNode {
  const { summary, comparison, gallery, tips } = content;
  // Four tips stand among the other reading; the kitchen's six are a part of the page.
  const isCareLong = tips.length > 4;
  const { callToAction } = serviceDetailPage;
  return (
    <>
      <ServiceHero content={content} />
      <LateStyles />
      <PriceCourse service={summary} />
      <ServiceIntro content={content} />
      <StoneLibrary content={content} />
      <ServiceProcess content={content} />
      {comparison && <ServiceBeforeAfter comparison={comparison} />}
      {gallery.length > 1 && <ServiceGallery gallery={gallery} />}
      {isCareLong && <CareBand content={content} />}
      <ServiceReading
        content={content}
        hasTips={!isCareLong}
        isJoined={!comparison && gallery.length < 2 && !isCareLong}
      />
      <PrintedLine text={serviceDetailPage.printed} />
      <div className="no-print">
        <CallToAction
          heading={callToAction.heading}
          text={callToAction.text}
          call={interfaceText.contact.callNow}
          whatsapp={{ label: interfaceText.contact.whatsapp, message: serviceChat(summary.name) }}
          link={{
            text: callToAction.quote,
            to: '/contact#quote',
            search: quoteSearch({ service: summary.name }),
          }}
        />
      </div>
    </>
  );
}
