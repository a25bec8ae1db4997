declare module 'virtual:site-manifest' {
  export const siteManifest: import('./site-manifest.ts').SiteManifest;
}

declare module '*.css';

declare module 'lucide/dist/esm/icons/*.mjs' {
  const drawing: import('../components/icon.tsx').IconDrawing;

  // biome-ignore lint/style/noDefaultExport: as lucide exports it
  export default drawing;
}

declare module 'virtual:react' {
  const react: typeof import('react');
  // biome-ignore lint/style/noDefaultExport: as CommonJS arrives
  export default react;
}

declare module 'virtual:react-jsx-runtime' {
  const runtime: typeof import('react/jsx-runtime');
  // biome-ignore lint/style/noDefaultExport: as CommonJS arrives
  export default runtime;
}

/** React's own, whose types lack what is used here. */
declare module 'scheduler' {
  /** How long a slice of work may be: 1000 ms by `fps`, of at most 125. */
  export function unstable_forceFrameRate(fps: number): void;
}
