import type { Graph, Thing } from 'schema-dts';
import type { Route } from '../../views/routes/route.ts';
import { articleNode, blogNode } from './blog-nodes.ts';
import { breadcrumbNode } from './breadcrumb-node.ts';
import { businessNode } from './business-node.ts';
import { offerCatalogNode } from './offer-catalog-node.ts';
import { serviceNode } from './service-node.ts';
import {
  type StructuredDataContext,
  type StructuredDataOptions,
  structuredDataContext,
} from './structured-data-context.ts';
import { webPageNode } from './web-page-node.ts';
import { websiteNode } from './website-node.ts';

/**
 * The JSON-LD of a page as text for its script element, `<` escaped so that nothing in it can end the element; null
 * for a page that is not to be indexed. It says only what a reader of the page can see.
 */
export function structuredDataOf(route: Route, options: StructuredDataOptions): string | null {
  const graph = graphOf(route, structuredDataContext(options));
  return graph && JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The nodes of a page; null for a page that is not to be indexed. */
export function graphOf(route: Route, context: StructuredDataContext): Graph | null {
  if (route.sitemap === null) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      webPageNode(route, context),
      ...(route.path === '/' ? [] : [breadcrumbNode(route, context)]),
      ...subjectNodes(route, context),
    ],
  };
}

/** What the page is about. */
function subjectNodes(route: Route, context: StructuredDataContext): Thing[] {
  switch (route.page) {
    case 'home':
      return [businessNode(route, context), websiteNode(context)];
    case 'about':
    case 'contact':
      return [businessNode(route, context)];
    case 'service':
      return [serviceNode(route, context)];
    case 'pricing':
      return [offerCatalogNode(context)];
    case 'blog':
      return [blogNode(route, context)];
    case 'article':
      return [articleNode(route, context)];
    default:
      return [];
  }
}
