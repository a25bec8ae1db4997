/** What a first visit to a page moves, in bytes as they come over the wire: bodies compressed, heads left out but the document's. */
export interface PageWeight {
  path: string;
  /** The document with its inline styles, under brotli at its tightest, and its head: both share the first flight. */
  html: number;
  javascript: number;
  fonts: number;
  pictures: number;
  /** Everything else: page content, answers of the API, icons, style sheets. */
  other: number;
  requests: number;
  /** Addresses outside the site's own origin. */
  thirdParties: readonly string[];
}

export function totalBytes({ html, javascript, fonts, pictures, other }: PageWeight): number {
  return html + javascript + fonts + pictures + other;
}
