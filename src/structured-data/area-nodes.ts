import type { Place } from 'schema-dts';
import { areas } from '../../data/areas.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The twelve areas by name. Their coordinates stay out: they are centres of a drawing, not surveyed positions. */
export function areaNodes({ ids }: StructuredDataContext): Place[] {
  return areas.map(({ slug, name }) => ({ '@type': 'Place', '@id': ids.area(slug), name }));
}
