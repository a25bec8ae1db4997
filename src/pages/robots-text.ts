/** `robots.txt`: everything may be read, and where the sitemap is. */
export function robotsText(siteOrigin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}
