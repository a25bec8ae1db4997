import { webManifestPath } from '../site/web-manifest-path.ts';
import { whenIdle } from './when-idle.ts';

/** What a hydrated page leaves for an idle moment. */
export function settlePage(): void {
  whenIdle(() => {
    // Has the browser lay out what it left for later (`layout.css`): from then on the page has its whole height, which
    // going back to a scroll position needs.
    document.documentElement.classList.add('is-settled');
    addWebManifest();
  });
}

/** The document names it for browsers without scripts alone. */
function addWebManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = webManifestPath;
  document.head.append(link);
}
