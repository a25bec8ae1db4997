import { clsx } from 'clsx';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { fillIn } from '../../data/fill-in.ts';
import { type TierQuestion, tierGuidePage, tierQuestions } from '../../data/tier-guide.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { useChat } from '../components/contact-links.tsx';
import { Icon } from '../components/icon.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { Swatch } from '../components/swatch.tsx';
import { WhatsappGlyph } from '../components/whatsapp-glyph.tsx';
import type { PageProps } from '../site/page-contents.ts';
import { knownAnswers, type TierAnswers, tierStep } from '../tier-guide/tier-advice.ts';
import { TierPromise } from '../tier-guide/tier-promise.tsx';
import { TierResult } from '../tier-guide/tier-result.tsx';
import './tier-guide-page.css';
import '../tier-guide/tier-stones.css';

const { headline, lede, unsure, step, answered, change, again, callToAction } = tierGuidePage;

/** A third of a desk and of a tablet, and half a phone, which takes fewer pixels of a pattern. */
const textureSizes = '(min-width: 62rem) 27rem, (min-width: 48rem) 33vw, 5rem';
/** Across the card of the answers, and on a desk down it; elsewhere the pattern is the same at half the pixels. */
const stripSizes = '(min-width: 62rem) 32rem, 50vw';

/**
 * One question at a time, each answer a link: the address holds what was answered, so that it works without scripts, can
 * be sent on, and stores nothing.
 */
export function TierGuidePage({ content }: PageProps<'tier-guide'>): ReactNode {
  const answers = knownAnswers(Object.fromEntries(new URLSearchParams(useSearch())));
  const next = tierStep(answers);
  const isBegun = Object.keys(answers).length > 0;
  return (
    <>
      <div className="tier-guide container">
        <header>
          <Breadcrumb />
          <h1 className="tier-guide__title">{headline}</h1>
          {!isBegun && <p className="tier-guide__lede soft">{lede}</p>}
        </header>
        {'question' in next ? (
          <Question question={next.question} answers={answers} />
        ) : (
          <TierResult advice={next.advice} />
        )}
        {'question' in next && <TierPromise answers={answers} isBegun={isBegun} />}
        {isBegun && <Answers answers={answers} />}
      </div>
      <ClosingThreshold {...callToAction} picture={content.closing.picture} />
    </>
  );
}

interface QuestionProps {
  question: TierQuestion;
  answers: TierAnswers;
}

function Question({ question: { name, question, hint, choices }, answers }: QuestionProps): ReactNode {
  const number = Object.keys(answers).length + 1;
  return (
    <section
      id="question"
      className={clsx('stack', choices[0]?.swatch && 'tier-guide__question--stones')}
      aria-labelledby="question-heading"
    >
      <p className="tier-guide__step small soft">
        <span className="tier-guide__joints" aria-hidden="true">
          {tierQuestions.map(({ name }, index) => (
            <span key={name} className={index < number ? 'tier-guide__joint--laid' : undefined} />
          ))}
        </span>
        {fillIn(step, { number, most: tierQuestions.length })}
      </p>
      <h2 id="question-heading">{question}</h2>
      <p className="tier-guide__hint soft">{hint}</p>
      <ul className="tier-guide__choices slabs">
        {choices.map(({ value, label, swatch }) => (
          <li key={value}>
            <a
              className="tier-guide__choice abreast"
              href={addressOf({ ...answers, [name]: value })}
              rel="nofollow"
            >
              {swatch && <Swatch id={swatch} sizes={textureSizes} className="tier-guide__texture" />}
              <span className="tier-guide__label">{label}</span>
              <Icon of={ArrowRight} />
            </a>
          </li>
        ))}
        <li className="tier-guide__unsure">
          <NewTabLink className="tier-guide__choice abreast" href={useChat()}>
            <WhatsappGlyph />
            <span className="tier-guide__label">{unsure}</span>
            <Icon of={ArrowRight} />
          </NewTabLink>
        </li>
      </ul>
    </section>
  );
}

/** What was answered so far, below the stone that it is about; each can be changed, which takes back those after it. */
function Answers({ answers }: { answers: TierAnswers }): ReactNode {
  const given = tierQuestions.flatMap((question) => {
    const choice = question.choices.find(({ value }) => value === answers[question.name]);
    return choice ? [{ ...question, choice }] : [];
  });
  const stone = given[0]?.choice.swatch;
  return (
    <section className="tier-guide__card framed" aria-labelledby="answers">
      {stone && <Swatch id={stone} sizes={stripSizes} className="tier-guide__strip" />}
      <h2 id="answers">{answered}</h2>
      <dl>
        {given.map(({ name, question, choice }, index) => (
          <div key={name} className="tier-guide__answer">
            <dt className="small soft">{question}</dt>
            <dd>{choice.label}</dd>
            <dd>
              <a href={addressOf(only(given.slice(0, index), answers))} rel="nofollow">
                {change}
                <span className="visually-hidden">: {question}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <a className="tier-guide__again" href={addressOf({})}>
        {again}
      </a>
    </section>
  );
}

function only(questions: readonly Pick<TierQuestion, 'name'>[], answers: TierAnswers): TierAnswers {
  return Object.fromEntries(questions.map(({ name }) => [name, answers[name] ?? '']));
}

/** A full load, so that the next question is announced and the way back is the browser's. */
function addressOf(answers: TierAnswers): string {
  const query = new URLSearchParams(answers).toString();
  return query ? `/which-package?${query}#question` : '/which-package';
}
