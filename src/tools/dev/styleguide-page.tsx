import type { ReactNode } from 'react';
import { services } from '../../../data/services/catalogue.ts';
import type { PictureFacts } from '../../../views/pictures/picture-fact.ts';
import { SiteShell } from '../../../views/shell/site-shell.tsx';
import type { ServerData } from '../../../views/site/server-data.ts';
import { type Site, SiteProvider } from '../../../views/site/site-context.tsx';
import { StyleguidePage } from '../styleguide/styleguide-page.tsx';

/** What the page needs in the browser besides its code. */
export interface StyleguideData {
  serverData: ServerData;
  pictures: PictureFacts;
}

/** The styleguide in the shell of the site, in whose route table it does not stand. */
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
        <StyleguidePage />
      </SiteShell>
    </SiteProvider>
  );
}
