import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Business, sampleBusiness } from '../../data/business.ts';
import { llmsText } from '../../src/pages/llms-text.ts';
import { pageDocument } from '../../src/pages/page-document.tsx';
import { structuredDataContext } from '../../src/structured-data/structured-data-context.ts';
import { routes } from '../../views/routes/route-table.ts';
import type { ServerData } from '../../views/site/server-data.ts';
import { madeManifest, madeOptions } from './made-assets.ts';

export interface RenderedPages {
  /** What a reader of each page sees, by path, and `/llms.txt`; hard spaces are spaces. */
  texts: ReadonlyMap<string, string>;
  /** The JSON-LD of each page that has any. */
  graphs: ReadonlyMap<string, string>;
  documents: ReadonlyMap<string, string>;
}

/** Every page as the server draws it, without a build. Import it after a mock of `data/` to see what that changes. */
export function renderedPages(
  business: Partial<Business> = {},
  changes: Partial<ServerData> = {},
  only?: readonly string[],
): RenderedPages {
  const serverData: ServerData = {
    business: { ...sampleBusiness, ...business },
    siteOrigin: 'https://www.example.test',
    retentionMonths: 12,
    recipients: [],
    ...changes,
  };
  const manifest = madeManifest();
  const documents = new Map<string, string>();
  const texts = new Map<string, string>();
  const graphs = new Map<string, string>();
  for (const route of routes) {
    const { path } = route;
    if (only && !only.includes(path)) continue;
    const element = pageDocument(route, { path, search: '' }, { manifest, serverData });
    const html = renderToStaticMarkup(element);
    const document = parse(html, { blockTextElements: { script: true, style: false } });
    const graph = document.querySelector('script[type="application/ld+json"]');
    if (graph) graphs.set(path, graph.innerHTML);
    for (const script of document.querySelectorAll('script, style')) script.remove();
    documents.set(path, html);
    texts.set(path, plain(document.structuredText));
  }
  const context = structuredDataContext({ ...madeOptions(), business: serverData.business });
  texts.set('/llms.txt', plain(llmsText(context)));
  return { texts, graphs, documents };
}

function plain(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ');
}
