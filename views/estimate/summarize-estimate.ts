import {
  type EstimateInput,
  type EstimateProblem,
  estimate,
  estimateQuery,
  readEstimate,
} from '../../data/estimate.ts';
import { problemText } from '../../data/estimate-form.ts';
import { lineText, rupeesText } from '../../data/estimate-words.ts';
import { tierNames } from '../../data/price-line.ts';

export interface EstimateSummary {
  /** The sum, or what to change. */
  text: string;
  /** The field to change. */
  wrong: EstimateProblem['field'] | null;
  /** Query of an address, without `?`. */
  query: string;
}

/** Summarizes an estimate for its folded form; the browser fetches this when somebody opens that. */
export function summarizeEstimate(input: EstimateInput): EstimateSummary {
  const result = estimate(input);
  const query = estimateQuery(input);
  if (result.kind === 'problem') return { text: problemText(result), wrong: result.field, query };
  const what = [...result.lines.map(lineText), tierNames[result.tier]].join(', ');
  const { least, most } = result.rupees;
  return {
    text: `${what}: ${least === most ? 'about ' : ''}${rupeesText(result.rupees)}`,
    wrong: null,
    query,
  };
}

/** The same of a form's fields. */
export function summarizeForm(form: HTMLFormElement): EstimateSummary {
  return summarizeEstimate(readEstimate(new FormData(form)));
}
