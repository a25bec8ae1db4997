import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Area } from '../../data/areas.ts';
import { serviceAreasPage } from '../../data/pages/service-areas.ts';
import { kilometre, mapHints, mapSize, toMap } from './map-hints.ts';
import type { ActiveArea } from './use-active-area.ts';
import './area-map.css';
import './area-map.late.css';

export interface AreaMapProps {
  areas: readonly Area[];
  active: ActiveArea;
}

/** Where a name stands beside its pin, so that no two cross, and clear of the roads. */
const sides: Readonly<
  Record<
    string,
    'right' | 'right-low' | 'below' | 'below-east' | 'below-start' | 'below-end' | 'above-start' | 'above-end'
  >
> = {
  'banjara-hills': 'below-end',
  'jubilee-hills': 'right-low',
  gachibowli: 'below-start',
  'hitec-city': 'below-east',
  kondapur: 'right',
  madhapur: 'right',
  kukatpally: 'right',
  ameerpet: 'above-end',
  begumpet: 'above-end',
  secunderabad: 'above-start',
  manikonda: 'below',
  miyapur: 'above-end',
};

const { heading, scale, note, places } = serviceAreasPage.map;
const slab = Math.round(5 * kilometre);

/** Hyderabad from the coordinates of the twelve areas, laid on 5 km slabs; each pin leads to its entry in the list. */
export function AreaMap({ areas, active }: AreaMapProps): ReactNode {
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
        <path className="area-map__joints" d={joints(width, height)} />
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
      <figcaption className="area-map__note small soft" id="area-map-note">
        {note}
      </figcaption>
    </figure>
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
        <circle className="area-map__reach" />
        <rect className="area-map__dot" />
        <text>{number}</text>{' '}
        <text className={`area-map__name area-map__name--${sides[slug] ?? 'right'}`}>{name}</text>
      </g>
    </a>
  );
}

/** Anchor of an area's pin. */
export function pinId(slug: string): string {
  return `map-${slug}`;
}

function joints(width: number, height: number): string {
  const lines: string[] = [];
  for (let x = slab / 2; x < width; x += slab) lines.push(`M${Math.round(x)} 0V${height}`);
  for (let y = slab / 2; y < height; y += slab) lines.push(`M0 ${Math.round(y)}H${width}`);
  return lines.join('');
}
