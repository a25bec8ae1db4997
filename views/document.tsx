import type { ReactNode } from 'react';
import { BrandDrawing } from './components/brand-mark.tsx';
import { WhatsappSymbol } from './components/whatsapp-glyph.tsx';
import type { HeadTag } from './head/head-tags.ts';
import { type ServerData, serverDataText, webManifestPath } from './site/server-data.ts';

export interface DocumentProps {
  title: string;
  tags: readonly HeadTag[];
  /** Minified CSS of this page, inline: nothing blocks the first paint. */
  css: string;
  fonts: readonly { href: string; type: string }[];
  /** Colour of the page's ground in each theme. */
  ground: { light: string; dark: string };
  /** Address of the site's icon; one that holds the drawing spares every first visit a request. */
  icon: string;
  /** URL of the script that hydrates; null for a page that needs none. */
  entry: string | null;
  serverData: ServerData;
  /** Structured data as JSON with `<` escaped; null where the page has none. */
  jsonLd: string | null;
  children: ReactNode;
}

/** The whole document, head included. Only the server draws it; the browser takes over what is inside `#app`. */
export function Document(props: DocumentProps): ReactNode {
  const { title, tags, css, fonts, ground, icon, entry, serverData, jsonLd, children } = props;
  const { id, json } = serverDataText(serverData);
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        {fonts.map(({ href, type }) => (
          <link key={href} rel="preload" as="font" href={href} type={type} crossOrigin="anonymous" />
        ))}
        {/* Our own build's CSS; as a text child React would escape its selectors. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {tags.map((tag) =>
          tag.tag === 'meta' ? (
            <meta key={tag.key} {...tag.attributes} />
          ) : (
            <link key={tag.key} {...tag.attributes} />
          ),
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={ground.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={ground.dark} media="(prefers-color-scheme: dark)" />
        {/* The .ico first, for search engines: browsers that read SVG take the last one that fits. */}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href={icon} sizes="any" type="image/svg+xml" />
        {/* Apple's devices find `/apple-touch-icon.png` by its name. */}
        {/* With scripts it comes after hydration: browsers fetch it among what the first paint waits for. */}
        <noscript>
          <link rel="manifest" href={webManifestPath} />
        </noscript>
        {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
      </head>
      <body>
        {/* What pages show by name, before the first that does. */}
        <svg width="0" height="0" aria-hidden="true">
          <BrandDrawing />
          <WhatsappSymbol />
        </svg>
        <div id="app">{children}</div>
        <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
        {entry && <script type="module" src={entry} async fetchPriority="low" />}
      </body>
    </html>
  );
}
