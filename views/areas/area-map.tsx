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

/** Where a name stands beside its pin, so that no two cross. */
const sides: Readonly<Record<string, 'right' | 'above' | 'above-end' | 'below' | 'below-start'>> = {
  'banjara-hills': 'below',
  'jubilee-hills': 'below',
  gachibowli: 'below-start',
  'hitec-city': 'above',
  kondapur: 'above',
  madhapur: 'right',
  kukatpally: 'right',
  ameerpet: 'below',
  begumpet: 'above',
  secunderabad: 'above-end',
  manikonda: 'below',
  miyapur: 'below',
};

const { heading, note, lake, river, monument } = serviceAreasPage.map;
const slab = 5 * kilometre;
/** By which anybody in the city finds the rest. */
const charminar = { latitude: 17.3616, longitude: 78.4747 };

/** Hyderabad from the coordinates of the twelve areas, laid on 5 km slabs; each pin leads to its entry in the list. */
export function AreaMap({ areas, active }: AreaMapProps): ReactNode {
  const { width, height } = mapSize;
  const { x, y } = toMap(charminar);
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
        <path className="area-map__lake" d={mapHints.lake} />
        <MapName words={lake} latitude={17.4045} longitude={78.4865} />
        <MapName words={river} latitude={17.3775} longitude={78.441} />
        <path className="area-map__monument" d={`M${x} ${y - 9}l9 9-9 9-9-9Z`} />
        <MapName words={monument} {...charminar} longitude={charminar.longitude - 0.0175} />
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
        <circle className="area-map__dot" />
        <text className="area-map__number">{number}</text>{' '}
        <text className={`area-map__name area-map__name--${sides[slug] ?? 'right'}`}>{name}</text>
      </g>
    </a>
  );
}

interface MapNameProps {
  words: string;
  latitude: number;
  longitude: number;
}

function MapName({ words, ...place }: MapNameProps): ReactNode {
  const { x, y } = toMap(place);
  return (
    <text className="area-map__place" x={x} y={y}>
      {words}
    </text>
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
