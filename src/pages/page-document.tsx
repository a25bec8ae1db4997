import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { errorTitlePrefix } from '../../data/enquiry-form.ts';
import { sitePicturesNote } from '../../data/rendered-pictures.ts';
import { services } from '../../data/services/catalogue.ts';
import { App } from '../../views/app.tsx';
import { Document } from '../../views/document.tsx';
import { headTags, titleOf } from '../../views/head/head-tags.ts';
import { pageComponents } from '../../views/pages/page-components.ts';
import { pageFileOf } from '../../views/routes/page-file-of.ts';
import type { Route } from '../../views/routes/route.ts';
import { shownRoute } from '../../views/routes/route-table.ts';
import type { ServerData } from '../../views/site/server-data.ts';
import type { Manifest } from '../base/manifest.ts';
import { structuredDataOf } from '../structured-data/structured-data.ts';
import { findPlace } from './find-place.ts';

export interface PageDocumentOptions {
  manifest: Manifest;
  serverData: ServerData;
}

export interface PageRequest {
  /** As the client wrote it, without the query. */
  path: string;
  /** Query with its `?`, or empty. */
  search: string;
}

/** The whole document of a route: the element that the renderer is given. */
export function pageDocument(
  requested: Route,
  { path, search }: PageRequest,
  { manifest, serverData: sharedData }: PageDocumentOptions,
): ReactNode {
  const route = shownRoute(requested, sharedData.claims);
  const { css, late } = manifest.pages[route.page];
  const asked = route.page === 'service-areas' ? new URLSearchParams(search).get('place') : null;
  const serverData: ServerData = { ...sharedData, lateStyles: late ?? undefined, place: findPlace(asked) };
  const { business, siteOrigin } = serverData;
  const file = pageFileOf(route, manifest);
  const { isIndexed, image } = file;
  return (
    <Document
      title={(serverData.form ? errorTitlePrefix : '') + titleOf(route.head, business.name)}
      tags={headTags(route.head, { businessName: business.name, siteOrigin, path, isIndexed, image })}
      css={css}
      fonts={manifest.fonts}
      ground={manifest.ground}
      icon={manifest.icon}
      entry={manifest.entry}
      serverData={serverData}
      jsonLd={structuredDataOf(route, { ...manifest, business, siteOrigin })}
    >
      <Router ssrPath={path} ssrSearch={search}>
        <App
          serverData={serverData}
          services={services}
          picturesNote={sitePicturesNote}
          components={pageComponents}
          shown={{
            // All pictures: header and footer show some that the page does not name.
            page: { ...file, pictures: manifest.pictures, path, page: route.page },
            arrival: { by: 'load' },
            awaited: null,
          }}
        />
      </Router>
    </Document>
  );
}
