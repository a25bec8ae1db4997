import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Area } from '../../data/areas.ts';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import { pictureUrl } from '../pictures/picture-url.ts';
import { usePictureFact } from '../site/site-context.tsx';
import { useHydrated } from '../site/use-hydrated.ts';
import { kilometre, mapHints, mapSize, toMap } from './map-hints.ts';
import type { ActiveArea } from './use-active-area.ts';
import './area-map.css';
import './area-map.late.css';

/** Where a name stands beside its pin, so that no two cross, and clear of the roads. */
const sides: Readonly<
  Record<
    string,
    | 'left'
    | 'right'
    | 'right-low'
    | 'right-high'
    | 'above-east'
    | 'below'
    | 'below-start'
    | 'below-end'
    | 'above-start'
    | 'above-end'
  >
> = {
  'banjara-hills': 'below-end',
  'jubilee-hills': 'right-low',
  gachibowli: 'below-start',
  'hitec-city': 'above-east',
  kondapur: 'right-high',
  madhapur: 'right-high',
  kukatpally: 'right',
  ameerpet: 'left',
  begumpet: 'above-end',
  secunderabad: 'above-start',
  manikonda: 'below',
  miyapur: 'above-end',
};

const { heading, scale, note, places } = serviceAreasPage.map;
const slab = Math.round(5 * kilometre);
/** The thick white marble of the older halls. */
const stone = 'swatch:makrana';

/**
 * Hyderabad from the coordinates of the twelve areas, laid on 5 km slabs, as the floor that home shows: roads of brass, water
 * of green marble, a brass weight where an area is. Each leads to its entry in the list.
 */
export function AreaMap({ areas, active }: { areas: readonly Area[]; active: ActiveArea }): ReactNode {
  const { width, height } = mapSize;
  return (
    <figure className="area-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of links, and no fieldset */}
      <svg
        className="area-map__drawing"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-labelledby="area-map"
        aria-describedby="area-map-note"
      >
        <title id="area-map">{heading}</title>
        {useHydrated() && <Marble />}
        <path className="area-map__river" d={mapHints.river} />
        <path className="area-map__lake" d={mapHints.lakes} />
        <path className="area-map__road" d={mapHints.roads} />
        <path className="area-map__ring" fill="none" d={mapHints.outerRing} />
        <path className="area-map__scale" d={`M${width - 40} 26v14h-${slab}v-14`} />
        <g className="area-map__places">
          <text x={width - 40 - slab / 2} y="74">
            {scale}
          </text>
          <path d={mapHints.monuments} />
          {places.map((place) => (
            <text key={place.words} {...toMap(place)}>
              {place.words}
            </text>
          ))}
        </g>
        {areas.map((area, index) => (
          <Pin key={area.slug} area={area} number={index + 1} active={active} />
        ))}
      </svg>
      <figcaption className="area-map__note small soft no-print" id="area-map-note">
        {note}
      </figcaption>
    </figure>
  );
}

/** The stone and the light on the weights, for which nobody waits: the document goes without them. */
function Marble(): ReactNode {
  const { width, height } = mapSize;
  const fact = usePictureFact(stone);
  const half = slab / 2;
  return (
    <>
      <defs>
        <pattern
          id="area-map-marble"
          patternUnits="userSpaceOnUse"
          x={half}
          y={half}
          width={2 * slab}
          height={2 * slab}
        >
          {/* Four turns of one tile. */}
          {[0, 90, 180, 270].map((turn) => (
            <image
              key={turn}
              href={pictureUrl(stone, fact, fact.widths.at(-1) ?? fact.width, 'avif')}
              width={slab}
              height={slab}
              transform={`rotate(${turn} ${slab} ${slab})`}
            />
          ))}
        </pattern>
        <radialGradient id="area-map-brass" cx="0.38" cy="0.32" r="0.75">
          <stop className="area-map__light" />
          <stop className="area-map__metal" offset="1" />
        </radialGradient>
      </defs>
      <rect
        className="area-map__marble"
        y={-half}
        width={width}
        height={height + slab}
        fill="url(#area-map-marble)"
      />
      <path className="area-map__joints" d={joints(width, height)} />
    </>
  );
}

interface PinProps {
  area: Area;
  /** As in the list. */
  number: number;
  active: ActiveArea;
}

function Pin({ area, number, active }: PinProps): ReactNode {
  const { slug, name } = area;
  const { x, y } = toMap(area);
  return (
    <a
      id={pinId(slug)}
      href={`#${slug}`}
      className={clsx('area-map__pin', active.slug === slug && 'area-map__pin--active')}
      {...active.watch(slug)}
    >
      <g transform={`translate(${x} ${y})`}>
        <circle />
        <circle className="area-map__dot" />
        <text>{number}</text> <text className={`area-map__name--${sides[slug] ?? 'right'}`}>{name}</text>
      </g>
    </a>
  );
}

export function pinId(slug: string): string {
  return `map-${slug}`;
}

function joints(width: number, height: number): string {
  const lines: string[] = [];
  for (let x = slab / 2; x < width; x += slab) lines.push(`M${Math.round(x)} ${-slab}V${height + slab}`);
  for (let y = slab / 2; y < height; y += slab) lines.push(`M0 ${Math.round(y)}H${width}`);
  return lines.join('');
}
