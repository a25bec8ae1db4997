import type { Business } from '../../data/business.ts';

/** A picture of the mark, served at the root of the site from `static/icons/<name>`. */
export interface IconFile {
  /** Its address, root-relative. */
  path: string;
  type: 'image/svg+xml' | 'image/png' | 'image/x-icon';
}

/** Pixels of the square icons, by which their names differ. */
export const iconSizes = [48, 96, 192, 512] as const;

const png = (path: string): IconFile => ({ path, type: 'image/png' });

/** Every icon. Their addresses never change, because browsers and phones ask for some of them unprompted. */
export const iconFiles: readonly IconFile[] = [
  { path: '/favicon.svg', type: 'image/svg+xml' },
  { path: '/favicon.ico', type: 'image/x-icon' },
  png('/apple-touch-icon.png'),
  ...iconSizes.map((size) => png(`/icon-${size}.png`)),
  png('/icon-maskable-512.png'),
];

/** `/site.webmanifest`: name, colours and icons for a phone's home screen. `ground` is the page's, `#rrggbb`. */
export function webManifest(business: Pick<Business, 'name'>, ground: string): string {
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
    icons: [
      ...iconSizes.map((size) => {
        return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' };
      }),
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
