import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { CallLink } from '../components/contact-links.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import { ServiceEstimate } from '../estimate/service-estimate.tsx';
import { Rooms } from '../rooms/rooms.tsx';
import { CareBand } from '../service/care-band.tsx';
import { PriceCourse } from '../service/price-course.tsx';
import { ServiceBenefits } from '../service/service-benefits.tsx';
import { ServiceIntro } from '../service/service-intro.tsx';
import { ServiceBeforeAfter, ServiceGallery } from '../service/service-pictures.tsx';
import { ServiceProcess } from '../service/service-process.tsx';
import { ServiceReading } from '../service/service-reading.tsx';
import { StoneLibrary } from '../service/stone-library.tsx';
import type { PageProps } from '../site/page-contents.ts';
import '../service/service-hero.css';

/** One service: what it costs, the stones it handles, how the work runs and how to ask for it. */
export function ServicePage({ content }: PageProps<'service'>): ReactNode {
  const { summary, comparison, gallery, galleryNote, tips } = content;
  // Four tips stand among the other reading; the kitchen's six are a part of the page.
  const isCareLong = tips.length > 4;
  const { callToAction } = serviceDetailPage;
  const rooms = content.rooms && <Rooms {...content.rooms} />;
  return (
    <>
      <ServiceHero content={content} />
      <LateStyles />
      <PriceCourse service={summary} buys={content.buys}>
        <ServiceEstimate {...content.estimate} />
      </PriceCourse>
      {/* A floor comes before words about it. */}
      {comparison ? <ServiceBeforeAfter comparison={comparison} /> : rooms}
      <ServiceIntro content={content} />
      {comparison && rooms}
      <StoneLibrary content={content} />
      <ServiceProcess content={content} />
      {gallery.length > 1 && <ServiceGallery gallery={gallery} note={galleryNote} />}
      {isCareLong && <CareBand content={content} />}
      <ServiceBenefits content={content} />
      <ServiceReading content={content} hasTips={!isCareLong} />
      <PrintedLine text={serviceDetailPage.printed} />
      <div className="no-print">
        <CallToAction
          heading={callToAction.heading}
          text={callToAction.text}
          call={interfaceText.contact.callNow}
          whatsapp={interfaceText.contact.whatsapp}
          link={{ text: callToAction.quote, to: '/contact#quote' }}
        />
      </div>
    </>
  );
}

/** The service in a sentence, beside its picture in the arch, and the two ways to ask; on a phone the bar has these. */
function ServiceHero({ content }: PageProps<'service'>): ReactNode {
  const { headline, frame = 'arch', lede, picture } = content;
  return (
    <div className="service-hero">
      <PageHero headline={headline} lede={lede} picture={picture} frame={frame} phoneCrop={false}>
        <div className="cluster no-phone no-print">
          <ButtonLink to="/contact#quote">{serviceDetailPage.callToAction.quote}</ButtonLink>
          <CallLink look="outline" />
        </div>
      </PageHero>
    </div>
  );
}
