import type { Route } from '../../views/routes/route.ts';
import { routes } from '../../views/routes/route-table.ts';
import { escapeXml } from '../base/escape-xml.ts';
import { widestPicture } from '../structured-data/picture-address.ts';
import { shownPictures } from '../structured-data/shown-pictures.ts';
import type { StructuredDataContext } from '../structured-data/structured-data-context.ts';

/**
 * `sitemap.xml` of the indexed pages, by the protocol of sitemaps.org with Google's image extension. `lastmod` stands
 * only where the content itself carries a date.
 */
export function sitemapXml(context: StructuredDataContext): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...routes.filter(({ sitemap }) => sitemap !== null).map((route) => urlElement(route, context)),
    '</urlset>\n',
  ].join('\n');
}

function urlElement(route: Route, context: StructuredDataContext): string {
  const { path, sitemap } = route;
  const images = shownPictures(route).map((id) => {
    const { url } = widestPicture(id, context);
    return `<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`;
  });
  const parts = [
    `<loc>${escapeXml(context.absolute(path))}</loc>`,
    sitemap?.lastModified ? `<lastmod>${sitemap.lastModified}</lastmod>` : '',
    ...images,
  ];
  return `<url>${parts.join('')}</url>`;
}
