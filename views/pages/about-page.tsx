import Award from 'lucide/dist/esm/icons/award.mjs';
import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import type { AboutPage as AboutWords } from '../../data/pages/about.ts';
import type { Rich } from '../../data/paths.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { Icon, type IconDrawing } from '../components/icon.tsx';
import { JobCards } from '../components/job-cards.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Picture } from '../components/picture.tsx';
import { ProcessSteps } from '../components/process-steps.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { edgeToEdge, phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageProps } from '../site/page-contents.ts';
import './about-page.css';
import './about-page.late.css';

/** Who comes into the house, how they work, and where. */
export function AboutPage({ content }: PageProps<'about'>): ReactNode {
  const { hero, story, mission, vision, reasons, process, certifications, areasLine, callToAction } = content;
  return (
    <div className="about-page">
      <PageHero headline={hero.headline} lede={hero.lede} picture={hero.picture} />
      <LateStyles />
      <Story {...story}>
        <PairPart id="mission" {...mission} />
        <PairPart id="vision" {...vision} />
      </Story>
      <AboutReasons {...reasons} />
      <Band labelledBy="process">
        <div className="about-page__work">
          <SectionHeading id="process" heading={process.heading} lede={process.lede}>
            <ArrowLink to={process.more.to}>{process.more.text}</ArrowLink>
          </SectionHeading>
          <Picture
            id={process.picture}
            sizes={`(min-width: 62rem) 48rem, ${phoneWide}`}
            className="about-page__machine"
          />
          <ProcessSteps steps={process.steps} />
        </div>
      </Band>
      <JobCards jobs={content.jobs} />
      <Pair>
        <Recognition {...certifications} />
        <PairPart id="areas" heading={areasLine.heading} text={areasLine.text}>
          <p className="note">{`${content.areas.join(', ')}.`}</p>
          <ArrowLink to={areasLine.all.to}>{areasLine.all.text}</ArrowLink>
        </PairPart>
      </Pair>
      <ClosingThreshold
        picture={content.closing.picture}
        heading={callToAction.heading}
        text={callToAction.text}
        call={callToAction.call}
        whatsapp={interfaceText.contact.whatsapp}
        link={callToAction.quote}
      />
    </div>
  );
}

type StoryProps = AboutWords['story'] & { children: ReactNode };

/** How the business came to test before it touches: first words cut large, the tests in a row, and what it is for. */
function Story({ heading, first, paragraphs, tests, end, picture, children }: StoryProps): ReactNode {
  return (
    <Band labelledBy="story" inner="story">
      <div className="stack">
        <h2 id="story" className="title-s accent">
          {heading}
        </h2>
        <p className="story__first">{first}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
      </div>
      <Picture
        id={picture}
        sizes={`(min-width: 62rem) 36vw, ${phoneWide}`}
        tallCrop
        sheen
        className="story__picture"
      />
      <ul className="story__tests slabs slabs--3">
        {tests.map(({ title, text }) => (
          <li key={title} className="story__test">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="story__end">
        <PairPart id="patience" {...end} />
        {children}
      </div>
    </Band>
  );
}

type AboutReasonsProps = AboutWords['reasons'];

/** Six reasons, a slab each, below the floor that is rinsed. */
function AboutReasons({ heading, picture, items }: AboutReasonsProps): ReactNode {
  return (
    <Band ground="limestone" labelledBy="about-reasons">
      <SectionHeading id="about-reasons" heading={heading} />
      <Picture id={picture} sizes={`(min-width: 80rem) 80rem, ${edgeToEdge}`} className="about-page__strip" />
      <ul className="about-reasons slabs">
        {items.map(({ title, text }) => (
          <li key={title} className="about-reasons__reason">
            <h3 className="title-s">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Two short parts side by side, between the large ones. */
function Pair({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="about-pair">
      <div className="container about-pair__inner">{children}</div>
    </div>
  );
}

interface PairPartProps {
  id: string;
  heading: string;
  /** Of the part, large. */
  text?: Rich;
  children?: ReactNode;
}

function PairPart({ id, heading, text, children }: PairPartProps): ReactNode {
  return (
    <section className="about-pair__part stack--xs" aria-labelledby={id}>
      <h2 id={id} className="title-s accent">
        {heading}
      </h2>
      {text && (
        <p className="about-pair__text">
          <RichText text={text} />
        </p>
      )}
      {children}
    </section>
  );
}

const marks: Readonly<Record<string, IconDrawing>> = { iso: BadgeCheck, award: Award, rating: Star };

/** What others say of the business, in one line. */
function Recognition({ heading, items }: AboutWords['certifications']): ReactNode {
  if (items.length === 0) return null;
  return (
    <PairPart id="recognition" heading={heading}>
      <ul className="about-page__plates">
        {items.map(({ id, label }) => (
          <li key={id} className="about-page__plate">
            {marks[id] && <Icon of={marks[id]} />}
            {label}
          </li>
        ))}
      </ul>
    </PairPart>
  );
}
