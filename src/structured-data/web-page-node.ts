import type { ImageGallery, WebPage } from 'schema-dts';
import type { Route } from '../../views/routes/route.ts';
import { areaNodes } from './area-nodes.ts';
import { startOfDay } from './blog-nodes.ts';
import { faqEntries } from './faq-entries.ts';
import { galleryImages } from './gallery-images.ts';
import { widestPicture } from './picture-address.ts';
import { servicesListed } from './service-list.ts';
import { shownPictures } from './shown-pictures.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/**
 * The page itself, in the narrowest type that fits. FAQPage and ImageGallery are kinds of WebPage, so such a page
 * carries its questions or pictures itself.
 */
export function webPageNode(route: Route, context: StructuredDataContext): WebPage | ImageGallery {
  const { ids } = context;
  const common = commonProperties(route, context);
  switch (route.page) {
    case 'home':
      return { '@type': 'WebPage', ...common, mainEntity: { '@id': ids.business } };
    case 'about':
      return { '@type': 'AboutPage', ...common, mainEntity: { '@id': ids.business } };
    case 'contact':
      return { '@type': 'ContactPage', ...common, mainEntity: { '@id': ids.business } };
    case 'services':
      return { '@type': 'CollectionPage', ...common, mainEntity: servicesListed(context) };
    case 'service':
      return {
        '@type': 'WebPage',
        ...common,
        mainEntity: { '@id': ids.service(route.content.summary.slug) },
      };
    case 'pricing':
      return { '@type': 'WebPage', ...common, mainEntity: { '@id': ids.catalog } };
    case 'gallery':
      return { '@type': 'ImageGallery', ...common, image: galleryImages(context) };
    case 'service-areas':
      return { '@type': 'CollectionPage', ...common, mentions: areaNodes(context) };
    case 'faq':
      return { '@type': 'FAQPage', ...common, mainEntity: faqEntries(context) };
    case 'blog':
      return { '@type': 'CollectionPage', ...common, mainEntity: { '@id': ids.blog } };
    case 'category':
      return {
        '@type': 'CollectionPage',
        ...common,
        hasPart: route.content.articles.map(({ slug }) => ({ '@id': ids.article(`/blog/${slug}`) })),
      };
    case 'article':
      return { '@type': 'WebPage', ...common, mainEntity: { '@id': ids.article(route.path) } };
    case 'sitemap':
      return { '@type': 'CollectionPage', ...common };
    default:
      return { '@type': 'WebPage', ...common };
  }
}

function commonProperties(route: Route, context: StructuredDataContext) {
  const { path, head, sitemap } = route;
  const { ids, absolute } = context;
  const isPictured = shownPictures(route).includes(head.picture);
  return {
    '@id': ids.page(path),
    url: absolute(path),
    name: head.title,
    description: head.description,
    isPartOf: { '@id': ids.website },
    ...(path !== '/' && { breadcrumb: { '@id': ids.breadcrumb(path) } }),
    ...(isPictured && { primaryImageOfPage: imageNode(head.picture, context) }),
    ...(sitemap?.lastModified && { dateModified: startOfDay(sitemap.lastModified) }),
  } as const;
}

function imageNode(id: string, context: StructuredDataContext) {
  return { '@type': 'ImageObject', contentUrl: widestPicture(id, context).url } as const;
}
