import type { ImageGallery, ImageObject, ItemList, QuantitativeValue, Question, WebPage } from 'schema-dts';
import { startOfDay } from '../../data/calendar.ts';
import { faqs } from '../../data/faqs.ts';
import { galleryItems } from '../../data/gallery.ts';
import type { Rich } from '../../data/paths.ts';
import { plainText } from '../../data/plain-text.ts';
import { isRendered } from '../../data/rendered-pictures.ts';
import { services } from '../../data/services/catalogue.ts';
import type { Route } from '../../views/routes/route.ts';
import { listedArticle, listedGuide } from './blog-nodes.ts';
import { areaNodes, namedWebsite } from './business-node.ts';
import { widestPicture } from './picture-address.ts';
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
    case 'guide':
      return {
        '@type': 'FAQPage',
        ...common,
        mainEntity: route.content.guide.questions.map(questionNode),
        hasPart: { '@id': ids.article(route.path) },
      };
    case 'guides':
      return {
        '@type': 'CollectionPage',
        ...common,
        hasPart: route.content.guides.map((guide) => listedGuide(guide, context)),
      };
    case 'blog':
      return { '@type': 'CollectionPage', ...common, mainEntity: { '@id': ids.blog } };
    case 'category':
      return {
        '@type': 'CollectionPage',
        ...common,
        hasPart: route.content.articles.map((article) => listedArticle(article, context)),
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
    isPartOf: path === '/' ? { '@id': ids.website } : namedWebsite(context),
    ...(path !== '/' && { breadcrumb: { '@id': ids.breadcrumb(path) } }),
    ...(isPictured && { primaryImageOfPage: imageNode(head.picture, context) }),
    ...(sitemap?.lastModified && { dateModified: startOfDay(sitemap.lastModified) }),
  } as const;
}

function imageNode(id: string, context: StructuredDataContext) {
  return { '@type': 'ImageObject', contentUrl: widestPicture(id, context).url } as const;
}

/** The ten questions, each with its anchor, and the answers in the very words of the page. */
function faqEntries({ absolute }: StructuredDataContext): Question[] {
  return faqs.map(({ id, question, answer }) => ({
    ...questionNode({ question, answer: answer.map(plainText).join(' ') }),
    url: absolute(`/faq#${id}`),
  }));
}

function questionNode({ question, answer }: { question: string; answer: Rich }) {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  } as const;
}

/** The twelve tiles. The credit says which of them are illustrations and no photographs. */
function galleryImages(context: StructuredDataContext): ImageObject[] {
  const { business } = context;
  return galleryItems.map(({ title, description, picture }) => {
    const { url, width, height } = widestPicture(picture, context);
    return {
      '@type': 'ImageObject',
      name: title,
      caption: description,
      contentUrl: url,
      width: pixels(width),
      height: pixels(height),
      creditText: isRendered(picture) ? `Rendered illustration: ${business.name}` : business.name,
      copyrightNotice: `© ${business.name}`,
    };
  });
}

function pixels(value: number): QuantitativeValue {
  // E37 is the pixel in UN/CEFACT's list of units.
  return { '@type': 'QuantitativeValue', value, unitCode: 'E37' };
}

/** The nine services in the order of their page. */
function servicesListed({ absolute }: StructuredDataContext): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: services.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(`/services/${slug}`),
    })),
  };
}
