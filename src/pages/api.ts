import type { Business } from '../../data/business.ts';
import { services } from '../../data/services/catalogue.ts';
import type { ContactAnswer } from '../../views/site/server-data.ts';
import type { Source } from '../response-cache/response-cache.ts';

/** `GET /api/services` and `GET /api/contact`: what the pages show, as JSON. Neither changes while the process runs. */
export function apiSources(business: Business): Map<string, Source> {
  return new Map([
    ['/api/services', jsonSource('/api/services', services)],
    ['/api/contact', jsonSource('/api/contact', contactAnswer(business))],
  ]);
}

function jsonSource(route: string, value: unknown): Source {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };
  return { route, make: async () => ({ body: Buffer.from(JSON.stringify(value)), headers }) };
}

function contactAnswer({ name, location, phone, whatsapp, email, mapsUrl }: Business): ContactAnswer {
  return { company: name, location, mobile: phone, whatsapp, email, maps: mapsUrl };
}
