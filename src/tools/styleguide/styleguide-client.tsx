// Takes over the styleguide as `views/client/hydrate-page.tsx` does the pages of the route table.
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { Styleguide, type StyleguideData } from './styleguide-page.tsx';

const response = await fetch('/dev/styleguide.json');
const data = (await response.json()) as StyleguideData;
const container = document.getElementById('app');
if (container) {
  hydrateRoot(
    container,
    <Router>
      <Styleguide {...data} />
    </Router>,
  );
}
