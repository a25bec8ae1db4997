import { type ReactNode, useContext } from 'react';
import { estimateCard as words } from '../../data/estimate-form.ts';
import { fieldId } from '../components/field-id.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { QuoteContext } from '../site/site-context.tsx';
import './estimate-card.css';

export interface EstimateCardProps {
  formId: string;
  /** Its choices, as in its address. */
  query: string;
  /** It in a line. */
  text: string;
}

/** The estimate that goes with a form: both ways from here are links, so they need no script. */
export function EstimateCard({ formId, query, text }: EstimateCardProps): ReactNode {
  const { service, tier } = useContext(QuoteContext);
  return (
    <div className="estimate-card framed framed--green">
      <input type="hidden" id={fieldId(formId, 'estimate')} name="estimate" value={query} />
      <h3 className="form-field__label">{words.heading}</h3>
      <p>{text}</p>
      <p className="cluster">
        <SiteLink to="/estimate" search={query}>
          {words.change}
        </SiteLink>
        <SiteLink to="/contact#quote" quote={{ ...(service && { service }), ...(tier && { tier }) }}>
          {words.remove}
        </SiteLink>
      </p>
    </div>
  );
}
