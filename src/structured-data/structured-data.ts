import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { interfaceText } from '../../data/interface.ts';
import type { Route } from '../../views/routes/route.ts';
import { routeOf } from '../../views/routes/route-table.ts';
import { articleNode, blogNode, guideNode } from './blog-nodes.ts';
import { businessNode, namedBusiness, websiteNode } from './business-node.ts';
import { offerCatalogNode } from './offer-nodes.ts';
import { serviceNode } from './service-node.ts';
import {
  type StructuredDataContext,
  type StructuredDataOptions,
  structuredDataContext,
} from './structured-data-context.ts';
import { webPageNode } from './web-page-node.ts';

/**
 * The JSON-LD of a page as text for its script element, `<` escaped so that nothing in it can end the element; null
 * for a page that is not to be indexed. It says only what a reader of the page can see.
 */
export function structuredDataOf(route: Route, options: StructuredDataOptions): string | null {
  if (route.sitemap === null) return null;
  const context = structuredDataContext(options);
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      webPageNode(route, context),
      ...(route.path === '/' ? [] : [breadcrumbNode(route, context)]),
      ...subjectNodes(route, context),
    ],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function subjectNodes(route: Route, context: StructuredDataContext): Thing[] {
  switch (route.page) {
    case 'home':
      return [businessNode(route, context), websiteNode(context)];
    case 'about':
    case 'contact':
      return [businessNode(route, context)];
    case 'service':
      return [serviceNode(route, context), namedBusiness(context)];
    case 'pricing':
      return [offerCatalogNode(context), namedBusiness(context)];
    case 'blog':
      return [blogNode(route, context), namedBusiness(context)];
    case 'article':
      return [articleNode(route, context)];
    case 'guide':
      return [guideNode(route, context)];
    default:
      return [];
  }
}

/** The way from home to a page, the page itself included: the same steps as the breadcrumb that the page shows. */
function breadcrumbNode(
  { path, trail, label }: Route,
  { ids, absolute }: StructuredDataContext,
): BreadcrumbList {
  const steps = [
    { name: interfaceText.navigation.breadcrumbHome, path: '/' },
    ...trail.map((above) => ({ name: routeOf(above).label, path: above })),
    { name: label, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb(path),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  };
}
