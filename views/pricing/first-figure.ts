import { prices, type Tier, tiers } from '../../data/prices.ts';
import { serviceNames } from '../../data/services/names.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';

/** What the estimate asks for, as its form sends it: under the names and values that the contact form takes too. */
export interface FloorValues {
  /** As the service is named. */
  service: string;
  /** Square feet, as typed. */
  area_size: string;
  tier: Tier;
}

export interface FirstFigure {
  /** Square feet. */
  area: number;
  /** Rupees per square foot. */
  rate: number;
  /** Whole rupees. */
  total: number;
}

/** Square feet; the same as the contact form takes. */
export const areaBounds = { least: 1, most: 1_000_000 } as const;

/** A hall of 12 by 15 feet, so that there is a figure to look at from the start. */
const example: FloorValues = { service: serviceNames[0].name, area_size: '180', tier: 'premium' };

/** The values of a query or a form; what is missing or unknown is the example's. */
export function readFloor(fields: URLSearchParams | FormData): FloorValues {
  const service = serviceNames.find(({ name }) => name === fields.get('service'))?.name;
  const tier = tiers.find((candidate) => candidate === fields.get('tier'));
  const area = fields.get('area_size');
  return {
    service: service ?? example.service,
    area_size: typeof area === 'string' ? area : example.area_size,
    tier: tier ?? example.tier,
  };
}

/** Area times rate; null where what was typed is not an area within the bounds. */
export function firstFigure({ service, area_size, tier }: FloorValues): FirstFigure | null {
  const area = readArea(area_size);
  if (area === null) return null;
  const rate = rateOf(service, tier);
  return { area, rate, total: Math.round(area * rate) };
}

/** Rupees per square foot of a service by its name. */
export function rateOf(service: string, tier: Tier): number {
  return prices[slugOf(service)][tier];
}

function slugOf(service: string): ServiceSlug {
  return serviceNames.find(({ name }) => name === service)?.slug ?? serviceNames[0].slug;
}

/** Reads `1,200`, `1 200` and `1200 sq ft` alike. */
function readArea(typed: string): number | null {
  const text = typed.replaceAll(/[\s,]|sq\.?\s*ft\.?$/gi, '');
  if (!/^\d+(?:\.\d+)?$/.test(text)) return null;
  const area = Number(text);
  return area >= areaBounds.least && area <= areaBounds.most ? area : null;
}
