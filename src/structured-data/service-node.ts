import type { Service } from 'schema-dts';
import type { RouteOf } from '../../views/routes/route.ts';
import { namedService, offerNodes } from './offer-nodes.ts';
import { widestPicture } from './picture-address.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The service of a service page, with its three offers and the four related services that the page links to. */
export function serviceNode({ path, content }: RouteOf<'service'>, context: StructuredDataContext): Service {
  const { ids, absolute } = context;
  const { summary, picture, related } = content;
  return {
    '@type': 'Service',
    '@id': ids.service(summary.slug),
    name: summary.name,
    serviceType: summary.name.replace(/ Services$/, ''),
    description: content.lede,
    url: absolute(path),
    image: widestPicture(picture, context).url,
    provider: { '@id': ids.business },
    areaServed: content.areas.map(({ name }) => ({ '@type': 'Place', name })),
    offers: offerNodes(summary.slug, context, content.buys),
    isRelatedTo: related.map((service) => namedService(service, context)),
    termsOfService: absolute('/terms'),
    mainEntityOfPage: { '@id': ids.page(path) },
  };
}
