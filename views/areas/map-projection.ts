/** A place in WGS 84 decimal degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const north = 17.513;
const south = 17.352;
const west = 78.328;
const east = 78.52;
/** Cosine of the middle latitude: how much narrower a degree of longitude is than one of latitude. */
const narrowing = 0.954;
const unitsPerDegree = 1000 / ((east - west) * narrowing);
const kilometresPerDegree = 111.2;

/** The drawing's size in its own units. */
export const mapSize = { width: 1000, height: Math.round((north - south) * unitsPerDegree) } as const;

/** Units of a kilometre on the ground. */
export const kilometre: number = unitsPerDegree / kilometresPerDegree;

/** Where a place lies in the drawing, in whole units: 20 m on the ground. */
export function toMap({ latitude, longitude }: Position): { x: number; y: number } {
  return {
    x: Math.round((longitude - west) * narrowing * unitsPerDegree),
    y: Math.round((north - latitude) * unitsPerDegree),
  };
}
