import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { areaGroups } from '../../data/areas.ts';
import { fillIn } from '../../data/fill-in.ts';
import type { FieldChoice, FieldName, FormValues } from '../../data/forms.ts';
import type { ContactPage as ContactWords } from '../../data/pages/contact.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { ArchPicture } from '../components/arch-picture.tsx';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { CallLink, WhatsappLink } from '../components/contact-links.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { ContactDetails } from '../contact/contact-details.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { edgeToEdge } from '../pictures/edge-to-edge.ts';
import type { ContactContent, PageContents, ShownForm } from '../site/page-contents.ts';
import { useSite } from '../site/site-context.tsx';
import './contact-page.css';

export interface ContactPageProps {
  content: PageContents['contact'];
}

/** A form on the left, a door with the name plate on the right; on a phone the floor behind the door comes first. */
export function ContactPage({ content }: ContactPageProps): ReactNode {
  const { hero, form, details, quickActions, areas } = content.words;
  const search = useSearch();
  const { services } = useSite();
  const chosen = knownChoices(search, { ...content, services });
  const choice = choicesInWords(chosen, content.form);
  return (
    <>
      <ErrorSummary />
      <div className="contact-page container">
        <div className="contact-page__column">
          <header className="stack">
            <Breadcrumb />
            <h1>{hero.headline}</h1>
            <p className="lede">{hero.lede}</p>
          </header>
          <section id="quote" className="contact-page__form" aria-labelledby="quote-heading">
            <h2 id="quote-heading" className="title-m">
              {form.heading}
            </h2>
            <p className="contact-page__text soft">{form.text}</p>
            {choice && <p className="contact-page__chosen">{fillIn(form.prefilled, { choice })}</p>}
            {/* Another choice is another form: the fields take their values once. */}
            <EnquiryForm key={choice} form={content.form} submit={form.submit} chosen={chosen} />
          </section>
        </div>
        <div className="contact-page__column">
          <ArchPicture
            id={hero.picture}
            sizes={`(min-width: 62rem) 51rem, ${edgeToEdge}`}
            priority
            sheen
            className="contact-page__door"
          />
          <div className="contact-page__details later">
            <ContactDetails {...details} />
            <QuickActions {...quickActions} />
          </div>
        </div>
      </div>
      <AreaGroups words={areas} areas={content.areas} />
    </>
  );
}

type QuickActionsProps = ContactWords['quickActions'];

/** For those who would rather not write. */
function QuickActions({ heading, call, whatsapp, services }: QuickActionsProps): ReactNode {
  return (
    <section className="quick-actions stack" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="title-s">
        {heading}
      </h2>
      <div className="quick-actions__ways">
        <CallLink label={call} />
        <WhatsappLink label={whatsapp} />
        <ButtonLink to={services.to} look="outline">
          {services.text}
        </ButtonLink>
      </div>
    </section>
  );
}

interface AreaGroupsProps {
  words: ContactWords['areas'];
  areas: ContactContent['areas'];
}

/** The twelve areas by part of the city. */
function AreaGroups({ words, areas }: AreaGroupsProps): ReactNode {
  const { heading, text, all } = words;
  return (
    <Band ground="limestone" labelledBy="area-groups">
      <div className="container">
        <SectionHeading id="area-groups" heading={heading} lede={text} arrangement="row">
          <ArrowLink to={all.to}>{all.text}</ArrowLink>
        </SectionHeading>
        <div className="slabs slabs--4">
          {areaGroups.map((group) => (
            <div key={group} className="padded stack">
              <h3>{group}</h3>
              <ul className="area-groups__areas">
                {areas
                  .filter((area) => area.group === group)
                  .map(({ slug, name }) => (
                    <li key={slug}>
                      <SiteLink className="area-groups__area" to={`/service-areas#${slug}`}>
                        {name}
                      </SiteLink>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}

interface KnownChoicesOptions extends Pick<ContactContent, 'areas' | 'form'> {
  services: readonly ServiceSummary[];
}

/**
 * What the query of the contact page's address (`?service=…&tier=…&area=…&area_size=…`) fills in. Services and areas
 * may be named by slug or in full; whatever the form does not offer is left out.
 */
function knownChoices(search: string, { areas, form, services }: KnownChoicesOptions): FormValues {
  const query = new URLSearchParams(search);
  const asked = (name: string): string => query.get(name)?.trim().toLowerCase() ?? '';
  const askedService = asked('service');
  const serviceName = services.find(({ slug }) => slug === askedService)?.name.toLowerCase() ?? askedService;
  const service = choicesOf(form, 'service').find(({ value }) => value.toLowerCase() === serviceName)?.value;
  const tier = choicesOf(form, 'tier').find(({ value }) => value === asked('tier'))?.value;
  const area = areas.find(({ slug, name }) => [slug, name.toLowerCase()].includes(asked('area')))?.name;
  const size = /^[1-9]\d{0,5}$/.exec(asked('area_size'))?.[0];
  return {
    ...(service && { service }),
    ...(tier && { tier }),
    ...(area && { area }),
    ...(size && { area_size: size }),
  };
}

/** The choices as one phrase, such as `Kota Stone Polishing, Premium, Kondapur`; empty where there are none. */
function choicesInWords({ service, tier, area, area_size }: FormValues, form: ShownForm): string {
  const tierName = choicesOf(form, 'tier').find(({ value }) => value === tier)?.label;
  return [service, tierName, area, area_size && `${area_size} sq ft`].filter(Boolean).join(', ');
}

function choicesOf(form: ShownForm, field: FieldName): readonly FieldChoice[] {
  return form.fields.find(({ name }) => name === field)?.choices ?? [];
}
