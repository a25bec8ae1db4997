import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Room } from '../../data/estimate.ts';
import { estimateWords as words } from '../../data/estimate-form.ts';
import { roomNames } from '../../data/estimate-words.ts';
import { tierNames } from '../../data/price-line.ts';
import { tiers } from '../../data/prices.ts';
import { buttonClass } from '../components/button-link.tsx';
import { Icon } from '../components/icon.tsx';
import { orLate } from '../navigation/or-late.ts';
import type { ServicePageContent } from '../site/page-contents.ts';
import '../components/form-field.css';
import '../components/form-field.late.css';
import './service-estimate.css';

export type ServiceEstimateProps = ServicePageContent['estimate'];

/**
 * The estimate of one service in two fields, folded beside its total; its buttons lead to the whole one and the form. What
 * summarizes it is fetched when it is opened. Without it, as without JavaScript, the browser follows the buttons.
 */
export function ServiceEstimate({ start, line }: ServiceEstimateProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(line);
  const [, navigate] = useLocation();

  async function follow(): Promise<void> {
    const { summarizeForm } = await import('./summarize-estimate.ts');
    if (form.current) setText(summarizeForm(form.current).text);
  }

  async function send(fields: HTMLFormElement, target: string): Promise<void> {
    const parts = await orLate(import('./summarize-estimate.ts')).catch(() => 'late' as const);
    if (parts === 'late') {
      fields.action = target;
      fields.submit();
      return;
    }
    const { wrong, query } = parts.summarizeForm(fields);
    const { pathname, hash } = new URL(target, window.location.href);
    if (wrong) fields.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else navigate(`${pathname}?${query}${hash}`);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { currentTarget: fields, nativeEvent } = event;
    void send(fields, nativeEvent.submitter?.getAttribute('formaction') ?? fields.action);
  }

  return (
    <>
      <p className="service-estimate__line no-print">{text}</p>
      <details className="service-estimate no-print" onToggle={() => follow().catch(() => {})}>
        <summary className="service-estimate__summary">
          {words.open}
          <Icon of={ChevronDown} className="accent" />
        </summary>
        <form
          ref={form}
          className="service-estimate__fields"
          action="/estimate"
          noValidate
          onInput={() => follow().catch(() => {})}
          onSubmit={onSubmit}
        >
          <input type="hidden" name="service" value={start.service} />
          {start.counter ? (
            <label>
              {words.counter}
              <input
                name="counter"
                className="form-field__control"
                inputMode="decimal"
                defaultValue={start.counter}
              />
            </label>
          ) : (
            <label>
              {words.rooms}
              <select name="rooms" className="form-field__control" defaultValue={start.rooms[0]}>
                <option />
                {(Object.keys(roomNames) as Room[]).map((room) => (
                  <option key={room} value={room}>
                    {roomNames[room]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            {words.ownSize}
            <input name="size" className="form-field__control" />
          </label>
          <label>
            {words.tier}
            <select name="tier" className="form-field__control" defaultValue={start.tier}>
              {tiers.map((tier) => (
                <option key={tier} value={tier}>
                  {tierNames[tier]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className={buttonClass('outline')}>
            {words.whole}
          </button>
          <button type="submit" formAction="/contact#quote" className={buttonClass()}>
            {words.quote}
          </button>
        </form>
      </details>
    </>
  );
}
