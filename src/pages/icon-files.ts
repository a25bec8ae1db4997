/** A picture of the mark, served at the root of the site from `static/icons/<name>`. */
export interface IconFile {
  /** Its address, root-relative. */
  path: string;
  type: 'image/svg+xml' | 'image/png' | 'image/x-icon';
}

const png = (path: string): IconFile => ({ path, type: 'image/png' });

/** Every icon. Their addresses never change, because browsers and phones ask for some of them unprompted. */
export const iconFiles: readonly IconFile[] = [
  { path: '/favicon.svg', type: 'image/svg+xml' },
  { path: '/favicon.ico', type: 'image/x-icon' },
  png('/apple-touch-icon.png'),
  png('/icon-48.png'),
  png('/icon-96.png'),
  png('/icon-192.png'),
  png('/icon-512.png'),
  png('/icon-maskable-512.png'),
];

/** The logo as a square picture: at least the 112 px that search engines ask for. */
export const logoPath = '/icon-512.png';

/** As the web manifest lists them. */
export const manifestIcons = [
  { src: '/icon-48.png', sizes: '48x48', type: 'image/png' },
  { src: '/icon-96.png', sizes: '96x96', type: 'image/png' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;
