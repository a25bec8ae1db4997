// Takes over the styleguide as `views/client/hydrate-page.tsx` does the pages of the route table.
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { services } from '../../../data/services/catalogue.ts';
import { App } from '../../../views/app.tsx';
import { type StyleguideData, styleguidePage } from './styleguide-page.ts';

const response = await fetch('/dev/styleguide.json');
const data = (await response.json()) as StyleguideData;
const container = document.getElementById('app');
if (container) {
  hydrateRoot(
    container,
    <Router>
      <App serverData={data.serverData} paths={['*']} services={services} initial={styleguidePage(data)} />
    </Router>,
  );
}
