/** A place in WGS 84 decimal degrees. */
interface Position {
  latitude: number;
  longitude: number;
}

interface Point {
  x: number;
  y: number;
}

const north = 17.52;
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
export function toMap({ latitude, longitude }: Position): Point {
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

/** Durgam Cheruvu, round its shore; good to about 300 m. */
const durgamCheruvu: readonly Position[] = places([
  [17.4352, 78.388],
  [17.4338, 78.3907],
  [17.4302, 78.3913],
  [17.4262, 78.3927],
  [17.4254, 78.3906],
  [17.4286, 78.3884],
  [17.432, 78.3866],
]);

/**
 * By the metro's stations above them, and by the junctions between; good to about 300 m. NH 65 from Chandanagar to
 * Dilsukhnagar, the road that leaves it at Miyapur and goes through Kondapur and the hills to Panjagutta, the Inner Ring
 * Road from Tarnaka to Attapur, and the old road to Mumbai from Mehdipatnam. Each leaves the map or meets another.
 */
const roads: readonly (readonly Position[])[] = [
  places([
    [17.4945, 78.32],
    [17.4968, 78.357],
    [17.4986, 78.3875],
    [17.4937, 78.4018],
    [17.4767, 78.4221],
    [17.4474, 78.4384],
    [17.4289, 78.451],
    [17.4129, 78.46],
    [17.3979, 78.4709],
    [17.3861, 78.4737],
    [17.3732, 78.5019],
    [17.3687, 78.5247],
  ]),
  places([
    [17.4967, 78.354],
    [17.4835, 78.3565],
    [17.472, 78.357],
    [17.4615, 78.358],
    [17.4504, 78.3808],
    [17.443, 78.3876],
    [17.4377, 78.4008],
    [17.43, 78.4095],
    [17.4275, 78.4155],
    [17.4248, 78.4265],
    [17.4238, 78.438],
    [17.4289, 78.4507],
  ]),
  places([
    [17.427, 78.529],
    [17.434, 78.501],
    [17.4434, 78.4875],
    [17.4446, 78.4764],
    [17.4452, 78.4654],
    [17.4376, 78.4566],
    [17.4289, 78.451],
    [17.4195, 78.4486],
    [17.403, 78.453],
    [17.3945, 78.441],
    [17.3885, 78.431],
    [17.368, 78.4285],
    [17.345, 78.425],
  ]),
  places([
    [17.4835, 78.318],
    [17.457, 78.3335],
    [17.444, 78.349],
    [17.4397, 78.361],
    [17.428, 78.3775],
    [17.41, 78.393],
    [17.401, 78.411],
    [17.3975, 78.426],
    [17.3945, 78.441],
  ]),
];

/** The Outer Ring Road from beyond Kokapet past Narsingi to the police academy; good to about 500 m. */
const outerRing: readonly Position[] = places([
  [17.411, 78.318],
  [17.396, 78.336],
  [17.389, 78.3565],
  [17.372, 78.36],
  [17.357, 78.366],
  [17.345, 78.378],
]);

/** Charminar, by which anybody in the city finds the rest, and the fort of Golconda. */
const [charminar, golconda] = [
  toMap({ latitude: 17.3616, longitude: 78.4747 }),
  toMap({ latitude: 17.3833, longitude: 78.4011 }),
];

/** Each as the `d` of an SVG path. */
export const mapHints = {
  lakes: [lake, durgamCheruvu].map((shore) => `${smooth([...shore, ...shore.slice(0, 1)])}Z`).join(''),
  river: smooth(river),
  roads: roads.map(smooth).join(''),
  outerRing: smooth(outerRing),
  // Towers and an arch; a wall with merlons.
  monuments:
    `M${charminar.x - 14} ${charminar.y + 14}v-28h5v8h18v-8h5v28h-8v-5a6 8 0 0 0-12 0v5` +
    `M${golconda.x - 15} ${golconda.y + 10}v-20h6v6h6v-6h6v6h6v-6h6v20`,
} as const;

function places(pairs: readonly (readonly [number, number])[]): Position[] {
  return pairs.map(([latitude, longitude]) => ({ latitude, longitude }));
}

/** A curve through the middles of the line's pieces, rounded at each place; in steps, which are shorter than places. */
function smooth(line: readonly Position[]): string {
  const points = line.map(toMap);
  let pen = { x: 0, y: 0 };
  const step = (to: Point): string => `${to.x - pen.x} ${to.y - pen.y}`.replace(' -', '-');
  return points
    .map((point, index) => {
      const next = points[index + 1];
      const end = index === 0 || !next ? point : middle(point, next);
      // `t` mirrors the last control point in the last middle, and so finds this place by itself.
      const command = index === 0 ? 'M' : index === 1 ? `q${step(point)} ` : next ? 't' : 'l';
      const drawn = `${command}${step(end)}`;
      pen = end;
      return drawn;
    })
    .join('');
}

function middle(a: Point, b: Point): Point {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
}
