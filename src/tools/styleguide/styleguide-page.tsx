import type { ReactNode } from 'react';
import { services } from '../../../data/services/catalogue.ts';
import type { PictureFacts } from '../../../views/pictures/picture-fact.ts';
import { SiteShell } from '../../../views/shell/site-shell.tsx';
import type { ServerData } from '../../../views/site/server-data.ts';
import { type Site, SiteProvider } from '../../../views/site/site-context.tsx';
import { ContentParts, PictureParts } from './content-parts.tsx';
import { Controls } from './controls.tsx';
import { Foundations } from './foundations.tsx';
import './styleguide.css';

/** What the page needs in the browser besides its code. */
export interface StyleguideData {
  serverData: ServerData;
  pictures: PictureFacts;
}

/**
 * Every component in each of its states, in the theme that the system asks for: in the shell of the site, in whose route
 * table it does not stand.
 */
export function Styleguide({ serverData, pictures }: StyleguideData): ReactNode {
  const site: Site = {
    ...serverData,
    services,
    picturesNote: '',
    isLoadingServices: false,
    pictures,
    trail: [{ path: '/services', label: 'A page above' }],
    label: 'Styleguide',
  };
  return (
    <SiteProvider site={site}>
      <SiteShell>
        <div className="styleguide container">
          <h1>Styleguide</h1>
          <Foundations />
          <Controls />
          <PictureParts />
          <ContentParts />
        </div>
      </SiteShell>
    </SiteProvider>
  );
}
