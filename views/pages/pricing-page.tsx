import type { ReactNode } from 'react';
import { exampleFor } from '../../data/estimate.ts';
import { Band } from '../components/band.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { EstimateForm } from '../estimate/estimate-form.tsx';
import { PackageSlabs } from '../pricing/package-slabs.tsx';
import { PriceFactors } from '../pricing/price-factors.tsx';
import { PriceScopes } from '../pricing/price-scopes.tsx';
import { PriceTable } from '../pricing/price-table.tsx';
import { WhatIsIncluded } from '../pricing/what-is-included.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './pricing-page.css';

/** Every rate, a first figure for a floor, and what moves and fills a quote. */
export function PricingPage({ content }: PageProps<'pricing'>): ReactNode {
  const { hero, closing, printed } = content;
  return (
    <>
      <PageHero headline={hero.headline} lede={hero.lede} picture={hero.picture} frame="low" />
      <LateStyles />
      <PackageSlabs words={content.packages} offers={content.offers} />
      <PriceTable words={content.table}>
        <PriceScopes words={content.scopes} tables={content.scopeTables} />
      </PriceTable>
      <Band id="estimate" labelledBy="estimate-heading" className="no-print">
        <SectionHeading id="estimate-heading" {...content.estimate} />
        <EstimateForm start={exampleFor('marble-polishing')} settings={content.estimate.settings} />
      </Band>
      <PriceFactors words={content.factors} />
      <WhatIsIncluded words={content.included} />
      <PrintedLine text={printed} />
      <div className="no-print">
        <ClosingThreshold {...closing} />
      </div>
    </>
  );
}
