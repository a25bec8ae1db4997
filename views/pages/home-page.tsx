import type { ReactNode } from 'react';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Grits } from '../grits/grits.tsx';
import { AreasLine } from '../home/areas-line.tsx';
import { HomeHero } from '../home/home-hero.tsx';
import { QuickQuote } from '../home/quick-quote.tsx';
import { Reasons } from '../home/reasons.tsx';
import { ServiceSlabs } from '../home/service-slabs.tsx';
import { StatisticsRow } from '../home/statistics-row.tsx';
import { Testimonials } from '../home/testimonials.tsx';
import { Rooms } from '../rooms/rooms.tsx';
import type { PageProps } from '../site/page-contents.ts';

/** The first room: the floor, a way to ask, what is done and what it looks like. */
export function HomePage({ content }: PageProps<'home'>): ReactNode {
  const { words, form } = content;
  return (
    <>
      <ErrorSummary />
      <HomeHero words={words.hero} />
      <LateStyles />
      <QuickQuote words={words.quickQuote} form={form} />
      <ServiceSlabs words={words.services} prices={content.prices} restoration={content.restoration} />
      <StatisticsRow words={words.statistics} />
      <Rooms {...content.rooms} ground="limestone" />
      <Grits words={words.grits} stops={content.grits} />
      <Reasons words={words.reasons} />
      <Testimonials words={words.testimonials} testimonials={content.testimonials} />
      <AreasLine words={words.areas} picture={content.city.picture} areas={content.areas} />
      <ClosingThreshold picture={content.closing.picture} {...words.callToAction} link={words.hero.quote} />
    </>
  );
}
