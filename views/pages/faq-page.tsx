import type { ReactNode } from 'react';
import { faqPage } from '../../data/pages/faq.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { AskYourself } from '../faq/ask-yourself.tsx';
import { QuestionList } from '../faq/question-list.tsx';
import './faq-page.css';

/** The questions stand at once beside the page's name; the picture comes last, with the ways to ask one's own. */
export function FaqPage(): ReactNode {
  const { hero, contact } = faqPage;
  return (
    <>
      <div className="faq-page container">
        <header className="faq-page__opening">
          <Breadcrumb />
          <h1>{hero.headline}</h1>
          <p className="lede">{hero.lede}</p>
          <ArrowLink to="/faq#ask">{contact.heading}</ArrowLink>
        </header>
        <QuestionList />
      </div>
      <AskYourself />
    </>
  );
}
