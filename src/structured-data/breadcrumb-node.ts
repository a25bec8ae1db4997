import type { BreadcrumbList } from 'schema-dts';
import { interfaceText } from '../../data/interface.ts';
import type { Route } from '../../views/routes/route.ts';
import { labelOf } from '../../views/routes/route-labels.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The way from home to a page, the page itself included: the same steps as the breadcrumb that the page shows. */
export function breadcrumbNode(
  { path, trail, label }: Route,
  { ids, absolute }: StructuredDataContext,
): BreadcrumbList {
  const steps = [
    { name: interfaceText.navigation.breadcrumbHome, path: '/' },
    ...trail.map((above) => ({ name: labelOf(above), path: above })),
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
