/** A place in WGS 84 decimal degrees. */
interface Position {
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

/** Shore of Hussain Sagar, from its southern end along Tank Bund and back by Necklace Road; good to about 300 m. */
const lake: readonly Position[] = places([
  [17.4102, 78.4708],
  [17.4104, 78.4745],
  [17.4148, 78.4782],
  [17.4208, 78.4822],
  [17.4276, 78.4862],
  [17.4326, 78.4848],
  [17.4334, 78.4786],
  [17.4352, 78.4722],
  [17.4306, 78.4668],
  [17.4228, 78.4658],
  [17.4152, 78.4672],
]);

/** The Musi from below Narsingi to Amberpet, by its bridges; good to about 500 m. */
const river: readonly Position[] = places([
  [17.3745, 78.316],
  [17.369, 78.345],
  [17.3735, 78.365],
  [17.366, 78.39],
  [17.3705, 78.413],
  [17.37, 78.4312],
  [17.367, 78.4583],
  [17.3706, 78.4762],
  [17.3755, 78.4894],
  [17.3768, 78.509],
  [17.384, 78.526],
]);

/** Both as the `d` of an SVG path. */
export const mapHints = { lake: `${smooth([...lake, ...lake.slice(0, 1)])}Z`, river: smooth(river) } as const;

function places(pairs: readonly (readonly [number, number])[]): Position[] {
  return pairs.map(([latitude, longitude]) => ({ latitude, longitude }));
}

/** A curve through the middles of the line's pieces, rounded at each place. */
function smooth(line: readonly Position[]): string {
  const points = line.map(toMap);
  return points
    .map((point, index) => {
      const next = points[index + 1];
      if (index === 0) return `M${point.x} ${point.y}`;
      if (!next) return `L${point.x} ${point.y}`;
      const middle = `${Math.round((point.x + next.x) / 2)} ${Math.round((point.y + next.y) / 2)}`;
      // `T` mirrors the last control point in the last middle, and so finds this place by itself.
      return index === 1 ? `Q${point.x} ${point.y} ${middle}` : `T${middle}`;
    })
    .join('');
}
