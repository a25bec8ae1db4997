import { dryingTime } from '../figures.ts';
import { restoration } from '../quote.ts';
import { gritList, grits, scopes } from '../scopes.ts';
import { namesOfService } from './names.ts';
import { type ServiceDetails, type ServiceSummary, summaryOf } from './service.ts';
import type { ServiceSlug } from './slugs.ts';

/** The nine services, ids 1 to 9. The browser reads them as data; views take their names from `names.ts`. */
export const services = [
  {
    id: 1,
    ...namesOfService('marble-polishing'),
    description: 'Indian marble polished with water, to a gloss or through seven grits to a mirror.',
    features: [
      'Level floors in Basic, stepped ones from Premium on',
      'Lippage ground out from Premium on',
      'Wet grinding, so no dust cloud',
      'Joints refilled to match from Premium on',
      'Penetrating sealer on dry stone',
    ],
    process: [
      'Assess stone, lippage and moisture',
      'Mask skirting; from Premium on, fill joints',
      'Grind where it is not level, from Premium on',
      'Polish to the last grit of your tier',
      `Dry ${dryingTime} and seal`,
    ],
    picture: 'service-marble',
  },
  {
    id: 2,
    ...namesOfService('mosaic-floor-polishing'),
    description: 'Terrazzo, chip mosaic and cement tiles ground and sealed.',
    features: [
      'Old wax and varnish stripped first',
      'Missing chips replaced in Luxury',
      'Brass strips flush and bright in Luxury',
      'Patterned cement tiles honed gently',
      'Sealer that slows stains in the cement',
    ],
    process: [
      'Test the binder and find hollow spots',
      'Strip old wax and varnish',
      'From Premium on, grind to an even face and fill pores',
      'Hone and polish through fine resin pads',
      'Dry, seal and buff',
    ],
    picture: 'service-mosaic',
  },
  {
    id: 3,
    ...namesOfService('marble-floor-refinishing'),
    description: 'Scratched, cracked or uneven marble cut back to sound stone.',
    features: [
      'Coarse metal-bond grinding for lippage, from Premium on',
      'Cracked tiles stitched with tinted epoxy, from Premium on',
      'Deep scratches, paint and acid burns cut out',
      'Edges ground by hand to the skirting',
      'Honed or mirror finish, as you choose',
    ],
    process: [
      'Measure lippage and map the damage',
      'From Premium on, repair cracks; fill open joints',
      'Coarse grind, from Premium on to one level',
      'Fine grind to clear the scratches',
      'Polish and seal the new surface',
    ],
    picture: 'service-refinishing',
  },
  {
    id: 4,
    ...namesOfService('italian-marble-polishing'),
    description: 'Gentle work for book-matched slabs, and for soft ones filled with resin.',
    features: [
      'Test patch approved before the room starts',
      'Cool, wet pads that spare the resin fill',
      'Pinholes and veins refilled from Premium on',
      'Book-matched slabs worked as a pair, from Premium on',
      'Moisture meter reading before sealing',
    ],
    process: [
      'Survey fills, veins and moisture',
      'From Premium on, refill pinholes and cure the resin',
      'Hone lightly from the finest workable grit',
      'Polish at low speed with water',
      'Dry, seal and inspect in low light',
    ],
    picture: 'service-italian',
  },
  {
    id: 5,
    ...namesOfService('katni-marble-polishing'),
    description: 'Beige, brown or grey, filled and ground to a warm gloss.',
    features: [
      'Open seams filled in their tint, from Premium on',
      'Worn walkways ground level, from Premium on',
      'Steps between tiles ground out, from Premium on',
      'A clear gloss; satin or mirror from Premium on',
      'Sealer that slows tea, oil and turmeric',
    ],
    process: [
      'Check pits, joints and hardness',
      'From Premium on, fill seams and joints',
      'Grind out wear, from Premium on from the coarse grits',
      'Polish through the resin grits',
      'Dry and seal',
    ],
    picture: 'service-katni',
  },
  {
    id: 6,
    ...namesOfService('italian-diamond-polishing'),
    description: 'A mirror from seven diamond grits, no crystallised skin.',
    features: [
      `All seven grits: ${grits.join(', ')}`,
      'No steel wool, no fluorosilicate, no wax',
      'Each grit run twice from Premium on',
      'Old crystallised layers cut off first',
      'Finish checked in raking light',
    ],
    process: [
      'Test for wax and crystallised layers',
      'Cut the old layer back to bare stone',
      `Cut with the ${gritList(50, 200)} grits`,
      `Refine with ${gritList(400, 3000)}`,
      'Check in raking light, dry and seal',
    ],
    picture: 'service-diamond',
  },
  {
    id: 7,
    ...namesOfService('kitchen-marble-polishing'),
    description: 'Lemon marks and oil taken out in place, sealed food-safe.',
    features: [
      'Lemon, tamarind and vinegar etches removed',
      'Oil and turmeric drawn by poultice, from Premium on',
      'Sink cut-outs and edges worked by hand',
      'Sealer rated for food contact',
      'Honed finish for busy counters',
    ],
    process: [
      'Test stains, etches and joints',
      'Mask hob, sink and cabinets',
      'Hone the surface; from Premium on, a poultice first',
      'Polish counter and edges in place',
      'Seal food-safe and let it cure',
    ],
    picture: 'service-kitchen',
  },
  {
    id: 8,
    ...namesOfService('kota-stone-polishing'),
    description: 'Four colours ground smooth, or honed where it gets wet.',
    features: [
      'Patchy slabs ground flat, from Premium on',
      'White film and cement haze removed',
      'Honed finish with more grip for wet areas',
      'Stairs, verandahs and parking too',
      'Joints raked and refilled from Premium on',
    ],
    process: [
      'Sound the slabs and check thickness',
      'From Premium on, rake and refill the joints',
      'Hone; from Premium on, grind flat first',
      'Polish or hone to the chosen sheen',
      'Dry and seal against water and oil',
    ],
    picture: 'service-kota',
  },
  {
    id: 9,
    ...namesOfService('granite-floor-polishing'),
    description: 'Lost shine brought back by weight and tin oxide.',
    features: [
      'Weighted machines for Mohs 6–7 stone',
      `Resin grits to ${scopes['granite-floor-polishing'].basic.to} in every tier`,
      'Tin or cerium oxide for the last gloss',
      'Floors, stairs, counters and lobbies',
      'Oil-repellent sealer for lighter granites',
    ],
    process: [
      'Identify the granite and its wear',
      'Degrease and mask the area',
      'From Premium on, cut out scratches and lanes',
      `Polish to ${scopes['granite-floor-polishing'].basic.to} grit under pressure`,
      'Buff with oxide, dry and seal',
    ],
    picture: 'service-granite',
  },
] as const satisfies readonly ServiceDetails[];

/** The nine without what only the modal says. */
export const serviceSummaries: readonly ServiceSummary[] = services.map(summaryOf);

/** Throws a `RangeError` when the catalogue has no row for the slug, which only a defect of this table can cause. */
export function serviceBySlug(slug: ServiceSlug): ServiceSummary {
  const service = serviceSummaries.find((candidate) => candidate.slug === slug);
  if (service === undefined) {
    throw new RangeError(
      `The service catalogue has no row for "${slug}"; add one in data/services/catalogue.ts.`,
    );
  }
  return service;
}

/** The tenth row of the home page and of the services: done by enquiry only. */
export const restorationService = {
  name: restoration.name,
  description: 'Cracks, stains and loose tiles repaired, and yearly care.',
  picture: 'counter-at-work',
} as const satisfies Pick<ServiceSummary, 'name' | 'description' | 'picture'>;
