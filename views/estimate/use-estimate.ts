import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import {
  type EstimateFigures,
  type EstimateInput,
  type EstimateProblem,
  estimate,
  estimateQuery,
  readEstimate,
} from '../../data/estimate.ts';

/** Last values of the fields on another page, for whoever comes back to them without a reload. */
let left: EstimateInput | undefined;

export interface LiveEstimate {
  form: RefObject<HTMLFormElement | null>;
  /** What the fields began with. */
  begun: EstimateInput;
  input: EstimateInput;
  result: EstimateFigures | EstimateProblem;
  /** Whether what is wrong is to be said beside its field: not while it is typed for the first time. */
  wasAsked: boolean;
  onInput: () => void;
  /** Puts what stands in the fields into the address of the page. */
  keepInAddress: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * An estimate that follows the fields of its form. The form is a GET form: without JavaScript its buttons lead to the
 * estimate's page and to the quote form; with it the sum is there already, and the quote form opens without a reload.
 */
export function useEstimate(start: EstimateInput, isPage: boolean): LiveEstimate {
  const form = useRef<HTMLFormElement>(null);
  // An address of its own says what the estimate is.
  const [begun] = useState(isPage ? start : (left ?? start));
  const [input, setInput] = useState(begun);
  const [wasAsked, setWasAsked] = useState(isPage);
  const [, navigate] = useLocation();
  const result = estimate(input);

  function read(): void {
    if (!form.current) return;
    const fields = new FormData(form.current);
    // No package is marked where the address named an unknown one.
    if (!fields.has('tier')) fields.set('tier', '?');
    const typed = readEstimate(fields);
    if (!isPage) left = typed;
    setInput(typed);
    // A unit that is typed behind the size counts: the field beside it says so.
    const unit = form.current.querySelector<HTMLSelectElement>('[name="unit"]');
    if (unit) unit.value = typed.unit;
  }

  // A browser that restores the form, or a hand quicker than hydration, has changed it already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form arrives
  useEffect(() => {
    if (form.current && isChanged(form.current)) read();
  }, []);

  function keepInAddress(): void {
    window.history.replaceState(window.history.state, '', `?${estimateQuery(input)}`);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setWasAsked(true);
    if (result.kind === 'problem') {
      form.current?.querySelector<HTMLElement>(`[name="${result.field}"]`)?.focus();
      return;
    }
    const { activeElement } = document;
    // Enter in a field asks for the sum, which stands there; browsers press the first button for it.
    if (activeElement instanceof HTMLInputElement && form.current?.contains(activeElement)) return;
    const target = event.nativeEvent.submitter?.getAttribute('formaction') ?? event.currentTarget.action;
    const { pathname, hash } = new URL(target, window.location.href);
    navigate(`${pathname}?${estimateQuery(input)}${hash}`);
  }

  return { form, begun, input, result, wasAsked, onInput: read, keepInAddress, onSubmit };
}

/** Whether a field says something else than the document did. */
function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const served = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
      return field.selectedIndex !== Math.max(0, served);
    }
    if (!(field instanceof HTMLInputElement)) return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}
