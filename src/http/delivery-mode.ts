import { isbot } from 'isbot';

/** `stream`: bytes leave as soon as the shell is ready. `whole`: they leave when everything is. */
export type DeliveryMode = 'stream' | 'whole';

/**
 * Crawlers and link previews get the whole page, because many never run the script that moves a late part into
 * place. People get the stream. On a page where nothing suspends both are the same bytes.
 */
export function deliveryModeFor(userAgent: string | undefined): DeliveryMode {
  return userAgent === undefined || userAgent === '' || isbot(userAgent) ? 'whole' : 'stream';
}
