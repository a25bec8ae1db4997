import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { readEstimate } from '../../data/estimate.ts';
import { estimatePage } from '../../data/pages/estimate.ts';
import { readQuote } from '../../data/read-quote.ts';
import { Band } from '../components/band.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import { ProcessSteps } from '../components/process-steps.tsx';
import { EstimateForm } from '../estimate/estimate-form.tsx';
import type { PageProps } from '../site/page-contents.ts';
import '../components/below-breadcrumb.css';
import './estimate-page.css';

const { headline, lede, next, closing, printed } = estimatePage;

EstimatePage.readQuote = readQuote;

/** One estimate at an address of its own: to be changed, printed on one sheet, and shared. */
export function EstimatePage({ content }: PageProps<'estimate'>): ReactNode {
  const search = useSearch();
  const { pictures, settings } = content;
  // The address follows the fields, which take their values once: another address is another form.
  const start = readEstimate(new URLSearchParams(search));
  return (
    <>
      <div className="estimate-page page-end container">
        <header className="stack">
          <Breadcrumb />
          <h1>{headline}</h1>
          <p className="lede">{lede}</p>
        </header>
        <EstimateForm key={search} start={start} pictures={pictures} settings={settings} />
      </div>
      <LateStyles />
      <Band ground="limestone" labelledBy="next" className="estimate-next no-print">
        <h2 id="next">{next.heading}</h2>
        <ProcessSteps steps={next.steps} />
      </Band>
      <PrintedLine text={printed} />
      <div className="no-print">
        <ClosingThreshold {...closing} picture={content.closing.picture} />
      </div>
    </>
  );
}
