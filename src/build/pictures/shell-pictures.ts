import { serviceSwatches } from '../../../views/shell/service-swatches.ts';

/** The pictures that header and footer show on every page, by key. */
export const shellPictureIds: readonly string[] = Object.values(serviceSwatches).map(
  (swatch) => `swatch:${swatch}`,
);
