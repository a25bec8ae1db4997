import { type ReactNode, useState } from 'react';
import { articleSummaries } from '../../../data/articles/summaries.ts';
import { fromPrice } from '../../../data/price-line.ts';
import { services } from '../../../data/services/catalogue.ts';
import { type SwatchId, swatchIds } from '../../../data/stones/stone.ts';
import { ArticleCard } from '../../../views/blog/article-card.tsx';
import { ArchPicture } from '../../../views/components/arch-picture.tsx';
import { Breadcrumb } from '../../../views/components/breadcrumb.tsx';
import { buttonClass } from '../../../views/components/button-link.tsx';
import { CallToAction } from '../../../views/components/call-to-action.tsx';
import { Comparison } from '../../../views/components/comparison.tsx';
import { Contents } from '../../../views/components/contents.tsx';
import { DataTable } from '../../../views/components/data-table.tsx';
import { Disclosure } from '../../../views/components/disclosure.tsx';
import { JobCards } from '../../../views/components/job-cards.tsx';
import { Picture } from '../../../views/components/picture.tsx';
import { PriceTiers } from '../../../views/components/price-tiers.tsx';
import { ProcessSteps } from '../../../views/components/process-steps.tsx';
import { ServiceCard } from '../../../views/components/service-card.tsx';
import { Stars } from '../../../views/components/stars.tsx';
import { Swatch } from '../../../views/components/swatch.tsx';
import { shownJobs } from '../../../views/routes/job-routes.ts';
import { type AskedService, ServiceDialog } from '../../../views/services/service-dialog.tsx';
import { SiteProvider, usePictureFact, useSite } from '../../../views/site/site-context.tsx';
import { exampleJob } from './example-job.ts';
import { Example, Section } from './foundations.tsx';

const [marble] = services;
const words = {
  caption: 'A table',
  head: ['Finding', 'Cause', 'Remedy'],
  rows: [
    ['Grey smear', 'Soap that was not rinsed away', 'Alkaline wash, two rinses'],
    ['Lines in the lanes', 'Wear', 'Diamonds from 200 or 400'],
  ],
};
const steps = ['Assess', 'Prepare', 'Grind', 'Polish', 'Protect'].map((title) => ({
  title,
  text: 'What is done, and how one can tell.',
  figure: '50–3000 grit',
}));

/** What shows something: cards, tables, steps, disclosures, the dialog. */
export function ContentParts(): ReactNode {
  const [article] = articleSummaries;
  return (
    <>
      <Section id="navigation" heading="Breadcrumb and contents list">
        <Breadcrumb />
        <Contents heading="On this page" entries={[{ id: 'colours', heading: 'Colours' }]} />
      </Section>
      <Section id="cards" heading="Cards">
        <ul className="slabs slabs--3">
          <li>
            <ServiceCard service={marble} price={fromPrice(marble.slug)} sizes="30vw" />
          </li>
          <li>{article && <ArticleCard article={article} category="Category" phone="row" sizes="30vw" />}</li>
        </ul>
        <JobCards jobs={shownJobs([exampleJob])} />
      </Section>
      <Section id="tables" heading="Tables, prices, steps">
        <Example name="DataTable">
          <DataTable {...words} />
        </Example>
        <Example name="PriceTiers">
          <PriceTiers service="marble-polishing" />
        </Example>
        <Example name="ProcessSteps">
          <ProcessSteps steps={steps} />
        </Example>
        <Example name="Stars">
          <Stars sample={false} />
        </Example>
      </Section>
      <Section id="disclosures" heading="Disclosures">
        <Disclosure name="styleguide" heading="The first, open" startsOpen>
          <p>Opening another one closes it.</p>
        </Disclosure>
        <Disclosure name="styleguide" heading="The second, closed">
          <p>Without JavaScript too.</p>
        </Disclosure>
      </Section>
      <Section id="dialog" heading="Dialog">
        <DialogExample />
      </Section>
      <CallToAction
        heading="The end of a page"
        text="On green stone, with the light of three arches."
        call="Call Now"
        whatsapp="WhatsApp"
        link={{ text: 'Free quote', to: '/contact#quote' }}
        located="Located in Hyderabad"
      />
    </>
  );
}

function DialogExample(): ReactNode {
  const [asked, setAsked] = useState<AskedService | null>(null);
  return (
    <>
      <button
        type="button"
        className={buttonClass()}
        onClick={({ currentTarget }) => setAsked({ service: marble, opener: currentTarget })}
      >
        Open the dialog
      </button>
      <ServiceDialog asked={asked} />
    </>
  );
}

/** Pictures in each frame, whole and broken. */
export function PictureParts(): ReactNode {
  return (
    <Section id="pictures" heading="Pictures">
      <div className="styleguide__pair">
        <Example name="Picture">
          <Picture id="hero-2" sizes="50vw" sheen className="styleguide__picture" />
        </Example>
        <Example name="Picture, broken">
          <BrokenPicture />
        </Example>
        <Example name="ArchPicture">
          <ArchPicture id="service-marble" sizes="50vw" phoneCrop />
        </Example>
        <Example name="Comparison">
          <Comparison before="before-2" after="after-2" sizes="50vw" />
        </Example>
      </div>
      <Example name="Swatch">
        <ul className="cluster">
          {swatchIds.map((id: SwatchId) => (
            <li key={id}>
              <Swatch id={id} />
            </li>
          ))}
        </ul>
      </Example>
    </Section>
  );
}

/** The same picture under a name that no file has. */
function BrokenPicture(): ReactNode {
  const site = useSite();
  const missing = { ...usePictureFact('hero-2'), hash: 'missing' };
  return (
    <SiteProvider site={{ ...site, pictures: { ...site.pictures, 'hero-2': missing } }}>
      <Picture id="hero-2" sizes="50vw" className="styleguide__picture" />
    </SiteProvider>
  );
}
