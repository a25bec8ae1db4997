import type { ReactNode } from 'react';
import { faqPage } from '../../data/pages/faq.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { Picture } from '../components/picture.tsx';
import { AskYourself } from '../faq/ask-yourself.tsx';
import { QuestionList } from '../faq/question-list.tsx';
import './faq-page.css';

/** The questions stand at once beside the page's name and the ways to ask one's own; the picture comes last. */
export function FaqPage(): ReactNode {
  const { head, hero, contact } = faqPage;
  return (
    <>
      <div className="faq-page container">
        <header className="faq-page__opening">
          <Breadcrumb />
          <h1>{hero.headline}</h1>
          <p className="lede">{hero.lede}</p>
          <ArrowLink to="/faq#ask" className="faq-page__ask">
            {contact.heading}
          </ArrowLink>
        </header>
        <QuestionList />
        <AskYourself />
      </div>
      <Picture id={head.picture} sizes="100vw" phoneCrop sheen className="faq-page__picture no-print" />
    </>
  );
}
