import { estimate } from './estimate.ts';
import { estimateText } from './estimate-words.ts';
import { tierNames } from './price-line.ts';
import type { QuoteChoices } from './quote.ts';

/** What WhatsApp opens with, by what the page and its visitor know. The floating button says the specified sentence. */
export function chatText({ service, tier, area, stone, estimate: input, opening }: QuoteChoices): string {
  const figures = input && estimate(input);
  const sum = figures?.kind === 'figures' ? `The estimate on your website: ${estimateText(figures)}.` : '';
  const work = [service?.name ?? 'my stone floor', tier && tierNames[tier]].filter(Boolean).join(', ');
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
