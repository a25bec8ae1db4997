import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { enquiryForm } from '../../data/enquiry-form.ts';
import { services } from '../../data/services/catalogue.ts';
import { App } from '../../views/app.tsx';
import { Document } from '../../views/document.tsx';
import { headTags } from '../../views/head/head-tags.ts';
import { titleOf } from '../../views/head/title-of.ts';
import type { PageComponent } from '../../views/navigation/page-source.ts';
import { pageComponents } from '../../views/pages/page-components.ts';
import { pageFileOf } from '../../views/routes/page-file-of.ts';
import type { Route } from '../../views/routes/route.ts';
import { routes } from '../../views/routes/route-table.ts';
import type { Island } from '../../views/site/island.ts';
import type { Manifest } from '../manifest.ts';
import { structuredDataOf } from '../structured-data/structured-data.ts';

export interface PageDocumentOptions {
  manifest: Manifest;
  island: Island;
}

export interface PageRequest {
  /** As the client wrote it, without the query. */
  path: string;
  /** With its `?`, or empty. */
  search: string;
}

const paths = routes.map(({ path }) => path);

/** The whole document of a route: the element that the renderer is given. */
export function pageDocument(
  route: Route,
  { path, search }: PageRequest,
  { manifest, island: anyIsland }: PageDocumentOptions,
): ReactNode {
  const { css, late } = manifest.pages[route.page];
  const island: Island = { ...anyIsland, lateStyles: late ?? undefined };
  const { business, siteOrigin } = island;
  const file = pageFileOf(route, manifest);
  const head = {
    businessName: business.name,
    siteOrigin,
    path,
    isIndexed: file.isIndexed,
    image: file.image,
  };
  return (
    <Document
      title={(island.form ? enquiryForm.errors.titlePrefix : '') + titleOf(route.head, business.name)}
      tags={headTags(route.head, head)}
      css={css}
      fonts={manifest.fonts}
      ground={manifest.ground}
      entry={manifest.entry}
      island={island}
      jsonLd={structuredDataOf(route, { ...manifest, business, siteOrigin })}
    >
      <Router ssrPath={path} ssrSearch={search}>
        <App
          island={island}
          services={services}
          paths={paths}
          initial={{
            ...file,
            pictures: manifest.pictures,
            path,
            page: route.page,
            Page: pageComponents[route.page] as PageComponent,
          }}
        />
      </Router>
    </Document>
  );
}
