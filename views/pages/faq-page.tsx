import type { ReactNode } from 'react';
import { displayPhone, telLink } from '../../data/contact-links.ts';
import { interfaceText } from '../../data/interface.ts';
import { faqPage } from '../../data/pages/faq.ts';
import { guidesPage } from '../../data/pages/guides.ts';
import { HeadingWithLink } from '../blog/heading-with-link.tsx';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { useChat } from '../components/contact-links.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { clipboard, handset } from '../components/drawings.ts';
import { Icon } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { WhatsappGlyph } from '../components/whatsapp-glyph.tsx';
import { GuideList } from '../guides/guide-list.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { useOpenedByAddress } from '../navigation/use-opened-by-address.ts';
import type { PageContents, PageProps } from '../site/page-contents.ts';
import { useBusiness } from '../site/site-context.tsx';
import './faq-page.css';

/** The questions stand at once beside the page's name and the ways to ask one's own; the guides come last. */
export function FaqPage({ content }: PageProps<'faq'>): ReactNode {
  const { hero, contact } = faqPage;
  return (
    <>
      <div className="faq-page container columns">
        <header className="faq-page__opening stack">
          <Breadcrumb />
          <h1>{hero.headline}</h1>
          <p className="lede">{hero.lede}</p>
          <ArrowLink to="/faq#ask" className="faq-page__ask">
            {contact.heading}
          </ArrowLink>
        </header>
        <QuestionList questions={content.questions} />
        <AskYourself />
      </div>
      <Band ground="limestone" labelledBy="guides">
        <HeadingWithLink id="guides" heading={guidesPage.elsewhere} link={guidesPage.all} />
        <GuideList guides={content.guides} />
      </Band>
    </>
  );
}

/** The ten questions: the first open, one at a time, each with an address of its own. */
function QuestionList({ questions }: Pick<PageContents['faq'], 'questions'>): ReactNode {
  useOpenedByAddress();
  return (
    <section className="question-list numbered" aria-labelledby="questions">
      <h2 id="questions" className="visually-hidden">
        {faqPage.list.heading}
      </h2>
      {questions.map(({ id, question, answer }, index) => (
        <Disclosure key={id} name="questions" id={id} heading={question} startsOpen={index === 0}>
          <p>
            <RichText text={answer} />
          </p>
        </Disclosure>
      ))}
    </section>
  );
}

/** For a question that is not on the list: three ways to ask it, on a slab. */
function AskYourself(): ReactNode {
  const { phone } = useBusiness();
  const { heading, text, call, whatsapp: chat, form } = faqPage.contact;
  return (
    <section className="ask-yourself framed" aria-labelledby="ask">
      <h2 id="ask" className="title-m">
        {heading}
      </h2>
      <p className="ask-yourself__text soft">{text}</p>
      <ul className="ask-yourself__ways">
        <li>
          <a href={telLink(phone)} className="ask-yourself__way">
            <Icon of={handset} className="ask-yourself__mark" />
            <strong className="ask-yourself__name">
              {call.title} <span className="figures nowrap">{displayPhone(phone)}</span>
            </strong>
            <span className="ask-yourself__note note">{call.text}</span>
          </a>
        </li>
        <li>
          <a href={useChat()} target="_blank" rel="noopener" className="ask-yourself__way">
            <WhatsappGlyph className="ask-yourself__mark" />
            <strong className="ask-yourself__name">
              {chat.title}
              <span className="visually-hidden">{` (${interfaceText.newTab})`}</span>
            </strong>
            <span className="ask-yourself__note note">{chat.text}</span>
          </a>
        </li>
        <li>
          <SiteLink to={form.link.to} className="ask-yourself__way">
            <Icon of={clipboard} className="ask-yourself__mark" />
            <strong className="ask-yourself__name">{form.title}</strong>
            <span className="ask-yourself__note note">{form.text}</span>
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}
