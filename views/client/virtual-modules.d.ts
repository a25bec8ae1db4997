declare module 'virtual:site-manifest' {
  export const siteManifest: import('./site-manifest.ts').SiteManifest;
}

declare module '*.css';
