import { type ReactNode, useContext } from 'react';
import { estimateMessageStart } from '../../data/enquiry-form.ts';
import { fillIn } from '../../data/fill-in.ts';
import type { FormValues } from '../../data/forms.ts';
import type { QuoteChoices } from '../../data/quote.ts';
import { readQuote } from '../../data/read-quote.ts';
import { sentEstimate } from '../../data/sent-fields.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { Picture } from '../components/picture.tsx';
import { AreaGroups } from '../contact/area-groups.tsx';
import { ContactDetails } from '../contact/contact-details.tsx';
import { ContactPlate } from '../contact/contact-plate.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { EstimateCard } from '../forms/estimate-card.tsx';
import { useReturnedForm } from '../forms/returned-form.ts';
import { edgeToEdge } from '../pictures/edge-to-edge.ts';
import type { PageProps, ShownForm } from '../site/page-contents.ts';
import { QuoteContext } from '../site/site-context.tsx';
import './contact-page.css';

ContactPage.readQuote = readQuote;

/** Below the headline the door, the two quick ways and the form, in this order on a phone and side by side elsewhere. */
export function ContactPage({ content }: PageProps<'contact'>): ReactNode {
  const { hero, form, details, areas } = content.words;
  const quote = useContext(QuoteContext);
  const returned = useReturnedForm();
  const chosen = valuesOf(quote);
  const { estimate, stone } = { ...chosen, ...returned?.values };
  const estimateText = estimate && sentEstimate({ estimate });
  const shown = formFor(content.form, { isCounted: Boolean(estimateText), stone });
  const choice = choicesInWords(quote);
  return (
    <>
      <ErrorSummary />
      <div className="contact-page container">
        <header className="stack">
          <Breadcrumb />
          <h1>{hero.headline}</h1>
          <p className="lede">{hero.lede}</p>
        </header>
        <Picture
          id={hero.picture}
          sizes={`(min-width: 62rem) 38rem, ${edgeToEdge}`}
          priority
          sheen
          className="contact-page__door"
        />
        <ContactPlate {...details} />
        <section id="quote" className="contact-page__form" aria-labelledby="quote-heading">
          <h2 id="quote-heading" className="title-m">
            {form.heading}
          </h2>
          <p className="contact-page__text soft">{form.text}</p>
          {choice && !quote.estimate && (
            <p className="contact-page__chosen">{fillIn(form.prefilled, { choice })}</p>
          )}
          {/* Another choice is another form: the fields take their values once. */}
          <EnquiryForm key={choice} form={shown} submit={form.submit} chosen={chosen}>
            {estimate && estimateText && (
              <EstimateCard formId={shown.id} query={estimate} text={estimateText} />
            )}
          </EnquiryForm>
        </section>
        <LateStyles />
        <div className="contact-page__details later">
          <ContactDetails {...details} />
        </div>
      </div>
      <AreaGroups words={areas} groups={content.areaGroups} />
    </>
  );
}

/** What the form is filled in with. */
function valuesOf({ service, tier, area, stone, squareFeet, estimate }: QuoteChoices): FormValues {
  return {
    ...(service && { service: service.name }),
    ...(tier && { tier: tier.slug }),
    ...(area && { area: area.name }),
    ...(stone && { stone: stone.name }),
    ...(squareFeet && { area_size: squareFeet }),
    ...(estimate && { estimate: estimate.query, message: estimateMessageStart + estimate.text }),
  };
}

interface FormForOptions {
  /** Whether an estimate goes along. */
  isCounted: boolean;
  stone: string | undefined;
}

/** Of an estimate the card says service, package and size, and no message is needed; without one there is no card. */
function formFor(form: ShownForm, { isCounted, stone }: FormForOptions): ShownForm {
  const left = [
    ...(isCounted ? ['service', 'tier', 'area_size'] : ['estimate']),
    ...(stone ? [] : ['stone']),
  ];
  const fields = form.fields
    .filter(({ name }) => !left.includes(name))
    .map((field) => (isCounted && field.name === 'message' ? { ...field, required: false } : field));
  return { ...form, fields };
}

/** The choices as one phrase, such as `Kota Stone Polishing, Premium, Kondapur`; empty where there are none. */
function choicesInWords({ service, tier, area, stone, squareFeet, estimate }: QuoteChoices): string {
  return [
    service?.name,
    tier?.name,
    stone?.name,
    area?.name,
    squareFeet && `${squareFeet} sq ft`,
    estimate?.query,
  ]
    .filter(Boolean)
    .join(', ');
}
