import type { Business } from '../../data/business.ts';
import { manifestIcons } from './icon-files.ts';

export interface WebManifestOptions {
  business: Pick<Business, 'name'>;
  /** Of the page's ground, `#rrggbb`. */
  ground: string;
}

/** `/site.webmanifest`: name, colours and icons for a phone's home screen. */
export function webManifest({ business, ground }: WebManifestOptions): string {
  return JSON.stringify({
    name: business.name,
    short_name: business.name.split(' ')[0],
    lang: 'en-IN',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: manifestIcons,
  });
}
