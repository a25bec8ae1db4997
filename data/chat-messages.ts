import type { QuoteChoices } from './quote.ts';

/** What WhatsApp opens with, by what the page and its visitor know. The floating button says the specified sentence. */
export function chatText({ service, tier, area, stone, estimate, opening }: QuoteChoices): string {
  const sum = estimate ? `The estimate on your website: ${estimate.text}.` : '';
  const work = [service?.name ?? 'my stone floor', tier?.name].filter(Boolean).join(', ');
  const place = area ? ` in ${area.name}` : '';
  return [
    'Hi!',
    opening,
    sum,
    `Please provide a quote${sum ? '' : ` for ${work}`}${place}.`,
    stone && `The stone is ${stone.name}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
