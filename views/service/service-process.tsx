import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { ProcessSteps } from '../components/process-steps.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import type { ServicePageContent } from '../site/page-contents.ts';

export interface ServiceProcessProps {
  content: Pick<ServicePageContent, 'processHeading' | 'process'>;
}

/** The five steps of the work. */
export function ServiceProcess({ content }: ServiceProcessProps): ReactNode {
  return (
    <Band labelledBy="process">
      <div className="container">
        <SectionHeading id="process" heading={content.processHeading} />
        <ProcessSteps steps={content.process} />
      </div>
    </Band>
  );
}
