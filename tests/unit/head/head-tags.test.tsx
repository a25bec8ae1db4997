import { HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sampleBusiness } from '../../../data/business.ts';
import { Document } from '../../../views/document.tsx';
import { type HeadTag, headTags, titleOf } from '../../../views/head/head-tags.ts';
import { syncHead } from '../../../views/head/show-head.ts';
import { pageFileOf } from '../../../views/routes/page-file-of.ts';
import type { Route } from '../../../views/routes/route.ts';
import { routes, rowOf } from '../../../views/routes/route-table.ts';
import { madeAssets } from '../../harness/made-assets.ts';

/** What one page differs in from another; the rest of a head is the same everywhere. */
const ofThePage =
  'title, meta[property], meta[name]:not([name=viewport]):not([name=theme-color]):not([name=color-scheme]), link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

function tagsOf(route: Route): { title: string; tags: readonly HeadTag[] } {
  const { head, image, isIndexed } = pageFileOf(route, madeAssets);
  const path = route.path === '*' ? '/no-such-page' : route.path;
  const context = {
    businessName: sampleBusiness.name,
    siteOrigin: 'https://www.example.test',
    path,
    isIndexed,
    image,
  };
  return { title: titleOf(head, sampleBusiness.name), tags: headTags(head, context) };
}

/** The head that the server sends. */
function renderedHead(route: Route): HTMLElement {
  const { title, tags } = tagsOf(route);
  const html = renderToStaticMarkup(
    <Document
      title={title}
      tags={tags}
      css=""
      fonts={[]}
      ground={{ light: '#ffffff', dark: '#000000' }}
      icon="data:,"
      entry={null}
      serverData={{
        business: sampleBusiness,
        siteOrigin: 'https://www.example.test',
        retentionMonths: 12,
        recipients: [],
      }}
      jsonLd={'{"@graph":[]}'}
    >
      <main />
    </Document>,
  );
  const head = parse(html).querySelector('head');
  if (!head) throw new Error('The document has no head');
  return head;
}

/** The elements of a page in a head, each in one line, sorted: their order means nothing. */
function elementsOf(head: HTMLElement, leaveOut = ''): string[] {
  return head
    .querySelectorAll(ofThePage)
    .filter((element) => element.rawTagName.toLowerCase() !== leaveOut)
    .map((element) => `${element.rawTagName} ${JSON.stringify(sorted(element.attributes))} ${element.text}`)
    .sort();
}

function sorted(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).sort());
}

/** As much of `document` as `syncHead` uses, over a parsed head. */
function documentOf(head: HTMLElement): Document {
  const title = head.querySelector('title');
  return {
    set title(text: string) {
      title?.set_content(text);
    },
    head: {
      querySelectorAll: (selector: string) => head.querySelectorAll(selector),
      append: (element: HTMLElement) => head.appendChild(element),
    },
    createElement: (tag: string) => new HTMLElement(tag, {}, '', null, [0, 0]),
  } as unknown as Document;
}

test.each(routes.map((route) => [route.path, route] as const))(
  'the server sends the tags of the list for %s, and no others',
  (_, route) => {
    const { title, tags } = tagsOf(route);
    const listed = tags.map(({ tag, attributes }) => `${tag} ${JSON.stringify(sorted({ ...attributes }))} `);
    expect(elementsOf(renderedHead(route), 'script')).toEqual([...listed, `title {} ${title}`].sort());
  },
);

test('the browser makes one head into any other, and takes structured data away', () => {
  const head = renderedHead(rowOf('/'));
  vi.stubGlobal('document', documentOf(head));
  for (const route of [...routes, ...routes.toReversed()]) {
    const { title, tags } = tagsOf(route);
    document.title = title;
    syncHead(tags);
    expect(elementsOf(head), route.path).toEqual(elementsOf(renderedHead(route), 'script'));
  }
  vi.unstubAllGlobals();
});

test('a title is one text, with the business name at its end', () => {
  expect(titleOf(rowOf('/faq').head, 'Stone & Sons')).toBe('Questions About Stone Polishing | Stone & Sons');
});

test('only the pages of the blog name the feed, and only pages to be indexed have an address of their own', () => {
  for (const route of routes) {
    const rels = tagsOf(route).tags.flatMap((tag) => (tag.tag === 'link' ? [tag.attributes.rel] : []));
    expect(rels.includes('alternate'), route.path).toBe(/^\/blog/.test(route.path));
    expect(rels.includes('canonical'), route.path).toBe(route.sitemap !== null);
  }
});
