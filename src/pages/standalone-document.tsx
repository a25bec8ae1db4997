import type { ComponentType, ReactNode } from 'react';
import { Router } from 'wouter';
import type { PageHead } from '../../data/page-head.ts';
import { sitePicturesNote } from '../../data/rendered-pictures.ts';
import { services } from '../../data/services/catalogue.ts';
import { Document } from '../../views/document.tsx';
import { headTags, titleOf } from '../../views/head/head-tags.ts';
import type { StyledPage } from '../../views/pages/late-parts.ts';
import { shareImageOf } from '../../views/routes/page-file-of.ts';
import { SiteShell } from '../../views/shell/site-shell.tsx';
import { type Site, SiteProvider } from '../../views/site/site-context.tsx';
import type { PageDocumentOptions } from './page-document.tsx';

/** A page that stands in no table: an error, or what one visitor alone may see. */
export interface StandalonePage<Content> {
  /** Whose style sheet the document carries. */
  style: StyledPage;
  head: PageHead;
  /** URL of its script; null where it has none. */
  entry: string | null;
  Page: ComponentType<{ content: Content }>;
  content: Content;
}

/** Its document: not indexed, and never hydrated, so shell and forms work by themselves. */
export function standaloneDocument<Content>(
  { style, head, entry, Page, content }: StandalonePage<Content>,
  { manifest, serverData }: PageDocumentOptions,
): ReactNode {
  const { business, siteOrigin } = serverData;
  const tags = headTags(head, {
    businessName: business.name,
    siteOrigin,
    path: '/',
    isIndexed: false,
    image: shareImageOf(head, manifest.pictures),
  });
  const site: Site = {
    ...serverData,
    services,
    picturesNote: sitePicturesNote,
    isLoadingServices: false,
    pictures: manifest.pictures,
    trail: [],
    label: head.title,
  };
  return (
    <Document
      title={titleOf(head, business.name)}
      tags={tags}
      css={manifest.pages[style].css}
      fonts={manifest.fonts}
      ground={manifest.ground}
      icon={manifest.icon}
      entry={entry}
      serverData={serverData}
      jsonLd={null}
    >
      {/* No path of the table, so that no link is marked as the current page; the shell knows them by it. */}
      <Router ssrPath={`/${style}`}>
        <SiteProvider site={site}>
          <SiteShell>
            <Page content={content} />
          </SiteShell>
        </SiteProvider>
      </Router>
    </Document>
  );
}
