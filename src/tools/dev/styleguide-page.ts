import type { PageComponent, ReadyPage } from '../../../views/navigation/page-source.ts';
import type { PictureFacts } from '../../../views/pictures/picture-fact.ts';
import type { ServerData } from '../../../views/site/server-data.ts';
import { StyleguidePage } from '../styleguide/styleguide-page.tsx';

/** What the page needs in the browser besides its code. */
export interface StyleguideData {
  serverData: ServerData;
  pictures: PictureFacts;
}

/** The styleguide in the shape of a page of the route table, in which it does not stand. */
export function styleguidePage({ pictures }: Pick<StyleguideData, 'pictures'>): ReadyPage {
  return {
    path: '/styleguide',
    page: 'not-found',
    Page: StyleguidePage as PageComponent,
    head: { title: 'Styleguide', description: '', keywords: [], picture: 'hero-1' },
    isIndexed: false,
    image: { url: '', width: 0, height: 0, alt: '' },
    trail: [{ path: '/services', label: 'A page above' }],
    label: 'Styleguide',
    content: {},
    pictures,
  };
}
