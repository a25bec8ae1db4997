import type { ComponentType, ReactNode } from 'react';
import { Router } from 'wouter';
import type { PageHead } from '../../data/page-head.ts';
import { services } from '../../data/services/catalogue.ts';
import { App } from '../../views/app.tsx';
import { Document } from '../../views/document.tsx';
import { headTags } from '../../views/head/head-tags.ts';
import { titleOf } from '../../views/head/title-of.ts';
import type { PageComponent } from '../../views/navigation/page-source.ts';
import type { StyledPage } from '../../views/pages/page-names.ts';
import { pageFileOf } from '../../views/routes/page-file-of.ts';
import { notFoundRoute } from '../../views/routes/route-table.ts';
import type { PageDocumentOptions } from './page-document.tsx';

export interface StandalonePage<Content> {
  /** Whose style sheet the document carries. */
  style: StyledPage;
  head: PageHead;
  Page: ComponentType<{ content: Content }>;
  content: Content;
}

/**
 * The document of a page that stands in no table: an error, or what one visitor alone may see. Not indexed, and without
 * the script that hydrates, so shell and forms work by themselves.
 */
export function standaloneDocument<Content>(
  { style, head, Page, content }: StandalonePage<Content>,
  { manifest, serverData }: PageDocumentOptions,
): ReactNode {
  const { business, siteOrigin } = serverData;
  const file = { ...pageFileOf(notFoundRoute, manifest), head, label: head.title, trail: [] };
  const tags = headTags(head, {
    businessName: business.name,
    siteOrigin,
    path: '/',
    isIndexed: false,
    image: file.image,
  });
  return (
    <Document
      title={titleOf(head, business.name)}
      tags={tags}
      css={manifest.pages[style].css}
      fonts={manifest.fonts}
      ground={manifest.ground}
      icon={manifest.icon}
      entry={null}
      serverData={serverData}
      jsonLd={null}
    >
      {/* No path of the table, so that no link is marked as the current page. */}
      <Router ssrPath="/*">
        <App
          serverData={serverData}
          services={services}
          paths={['*']}
          initial={{
            ...file,
            pictures: manifest.pictures,
            path: '/*',
            page: 'not-found',
            content: content as never,
            Page: Page as unknown as PageComponent,
          }}
        />
      </Router>
    </Document>
  );
}
