import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { fillIn } from '../../data/fill-in.ts';
import { ArchPicture } from '../components/arch-picture.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { AreaGroups } from '../contact/area-groups.tsx';
import { ContactDetails } from '../contact/contact-details.tsx';
import { choicesInWords, knownChoices } from '../contact/known-choices.ts';
import { QuickActions } from '../contact/quick-actions.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { edgeToEdge } from '../pictures/edge-to-edge.ts';
import type { PageContents } from '../routes/route.ts';
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
          <header className="contact-page__words">
            <Breadcrumb />
            <h1>{hero.headline}</h1>
            <p className="lede">{hero.lede}</p>
          </header>
          <section id="quote" className="contact-page__form" aria-labelledby="quote-heading">
            <h2 id="quote-heading">{form.heading}</h2>
            <p className="contact-page__text">{form.text}</p>
            {choice && <p className="contact-page__chosen">{fillIn(form.prefilled, { choice })}</p>}
            {/* Another choice is another form: the fields take their values once. */}
            <EnquiryForm key={choice} form={content.form} submit={form.submit} chosen={chosen} />
          </section>
        </div>
        <div className="contact-page__column contact-page__column--side">
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
