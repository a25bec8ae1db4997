import type { Business } from '../../data/business.ts';
import type { PictureFacts } from '../../views/pictures/picture-fact.ts';
import { type NodeIds, nodeIdsOn } from './node-ids.ts';

/** One crop of a picture: root-relative URL and size in pixels. */
export interface PictureCrop {
  url: string;
  width: number;
  height: number;
}

/** For pictures that search engines want in several shapes: 16:9, 4:3 and 1:1, by picture id. */
export type PictureCrops = Readonly<Record<string, readonly PictureCrop[]>>;

export interface StructuredDataOptions {
  business: Business;
  /** Scheme and host, without a trailing slash. */
  siteOrigin: string;
  pictures: PictureFacts;
  pictureCrops: PictureCrops;
}

/** What every node is made from. */
export interface StructuredDataContext extends StructuredDataOptions {
  ids: NodeIds;
  /** The absolute address of a root-relative one. */
  absolute(path: string): string;
}

export function structuredDataContext(options: StructuredDataOptions): StructuredDataContext {
  const { siteOrigin } = options;
  return {
    ...options,
    ids: nodeIdsOn(siteOrigin),
    absolute: (path) => new URL(path, siteOrigin).href,
  };
}
