import { workDays } from './figures.ts';
import type { ServiceSlug } from './services/slugs.ts';
import type { SwatchId } from './stones/stone.ts';

/** From the west to the east, as a map is read, and the rest; two and two hold as many areas. */
export const areaGroups = ['IT Corridor', 'Premium Areas', 'Central Hyderabad', 'Other Areas'] as const;

export type AreaGroup = (typeof areaGroups)[number];

/** One of the twelve places the crews work in. */
export interface Area {
  /** Kebab case: the anchor on the areas page and the `area` value of the contact form's address. */
  slug: string;
  name: string;
  /** Centre of the locality in WGS 84 decimal degrees, good to about 500 m. */
  latitude: number;
  longitude: number;
  group: AreaGroup;
  /** What stands there, in a phrase. */
  housing: string;
  /** The floors usually found there, in a phrase that begins with the one of the swatch. */
  stone: readonly [shown: string, rest: string];
  /** How a crew gets in and when machines may run. */
  travel: string;
  /** With the three phrases above 150 words at least, of its own. */
  description: string;
  /** The three that such floors call for. */
  services: readonly [ServiceSlug, ServiceSlug, ServiceSlug];
  /** A stone typical of the place. */
  swatch: SwatchId;
}

/** The first eight are the sidebar list of the service pages, in the order the specification names them. */
export const areas: readonly Area[] = [
  {
    slug: 'banjara-hills',
    name: 'Banjara Hills',
    latitude: 17.4154,
    longitude: 78.4391,
    group: 'Premium Areas',
    housing: 'Older bungalows on the numbered roads, low apartment blocks, clinics and hotels',
    stone: ['Thick white Makrana', ' in older halls, imported marble in rebuilt flats'],
    travel:
      'From Panjagutta or Masab Tank. The inner roads are steep, so the van parks inside the gate and machines come off by ramp.',
    description:
      'Houses came to this ridge of bare granite around 1930, when plots were sold five and six acres at a time. Bungalows filled the numbered roads over the next fifty years, and many plots now hold small blocks with one or two flats a floor. White Makrana in the older halls is usually thick enough to grind again. The rebuilt flats have imported slabs about 18 mm thick, and there we cut as little as the scratches allow. Clinics and hotels have granite entrances, which dull in one lane only. Outer steps and drives are granite too, and are washed rather than polished.',
    services: ['marble-polishing', 'italian-marble-polishing', 'marble-floor-refinishing'],
    swatch: 'makrana',
  },
  {
    slug: 'jubilee-hills',
    name: 'Jubilee Hills',
    latitude: 17.4326,
    longitude: 78.4071,
    group: 'Premium Areas',
    housing: 'Independent houses of two to four floors, villas and duplex flats',
    stone: ['Statuario', ', Botticino and Dyna indoors, granite on drives and outer stairs'],
    travel:
      'By the Check Post or Road No. 45. Most houses have their own porch, water and power, so hours are agreed with the family.',
    description: `A co-operative house building society laid out Jubilee Hills in the 1960s, and only some 350 houses stood here by 1980. The large houses that followed were floored in Italian marble from the 1990s onwards, often with inlay borders and curved stairs. Those parts are done by hand machine, because a floor grinder cannot turn on a tread. Halls of 800 sq ft and more are common, so we plan ${workDays.larger} and keep one route through the house open. Inlay of coloured marble is never of one hardness: green and black bands stand higher after some years, and are cut back into one plane.`,
    services: ['italian-marble-polishing', 'italian-diamond-polishing', 'granite-floor-polishing'],
    swatch: 'statuario',
  },
  {
    slug: 'gachibowli',
    name: 'Gachibowli',
    latitude: 17.4401,
    longitude: 78.3489,
    group: 'IT Corridor',
    housing: 'Gated towers and villas, university campuses and office parks',
    stone: ['Botticino', ' and other beige imported marble in living rooms, granite in lobbies'],
    travel:
      'By the Outer Ring Road junction. Gated projects ask for a gate pass with names and a machine list, usually a day ahead.',
    description:
      'The University of Hyderabad has its campus here. Towers and villas followed the office parks and the Outer Ring Road, so most of the floors are under twenty years old. Living rooms are commonly beige imported marble, resin-filled at the factory, and the filler wears before the stone does. Associations tend to allow machine noise from ten to five on weekdays, and the service lift decides which grinder we can bring. Where a balcony door faces west, look first at the tiles in front of it: sun yellows the resin in their veins, and rain driven under the door leaves a rim of lime.',
    services: ['italian-marble-polishing', 'italian-diamond-polishing', 'marble-polishing'],
    swatch: 'botticino',
  },
  {
    slug: 'hitec-city',
    name: 'HITEC City',
    latitude: 17.4474,
    longitude: 78.3762,
    group: 'IT Corridor',
    housing: 'Office towers, hotels and serviced apartments, with few houses',
    stone: ['Black', ' and grey granite in lobbies and lift halls, imported marble at reception desks'],
    travel:
      'Through the basement loading bay with a work permit. Lobbies are done on Saturdays and Sundays, when the building is near empty.',
    description:
      'Cyber Towers opened in 1998, and the glass buildings around it came in the twenty years after. Most of the stone is shared floor: lobbies, lift halls, washroom counters and food courts, mostly granite. Thousands of shoes bring in quartz grit, so the lane from door to lift goes dull while the corners stay bright. We polish that lane back to match the corners. Facility managers want a method note, barricades and dry joints before Monday morning. Reception desks and washroom counters of imported marble are the other half. Soap and descaler mark them within months, and a satin hone hides that better than a mirror.',
    services: ['granite-floor-polishing', 'italian-diamond-polishing', 'italian-marble-polishing'],
    swatch: 'black-galaxy',
  },
  {
    slug: 'kondapur',
    name: 'Kondapur',
    latitude: 17.4622,
    longitude: 78.3568,
    group: 'IT Corridor',
    housing: 'Five-storey blocks, gated communities and older plotted colonies',
    stone: ['Katni beige', ' and white Rajasthan marble, granite on stairs and kitchen tops'],
    travel:
      'By Kothaguda or the Old Mumbai Highway. Five-storey blocks have one small lift, so the weights are carried up separately.',
    description:
      'Kondapur was farmland beside the Kothaguda forest until offices opened at Madhapur, and it filled with apartments through the 2000s. Builders of those years often laid Katni or a plain Rajasthan white in the hall and vitrified tile in the bedrooms. We work on the stone and leave the tile alone, with the threshold strip taped between them. Families usually stay during the work, so a two-bedroom flat is done one room a day with the kitchen left free. Katni of that age usually shows open seams along its brown lines, and both seams and black joints are filled before polishing. Granite treads in these blocks want grip more than gloss.',
    services: ['katni-marble-polishing', 'marble-polishing', 'kitchen-marble-polishing'],
    swatch: 'katni-beige',
  },
  {
    slug: 'madhapur',
    name: 'Madhapur',
    latitude: 17.4483,
    longitude: 78.3915,
    group: 'IT Corridor',
    housing: 'Close-set apartment blocks, paying-guest houses, showrooms and clinics',
    stone: ['Steel grey', ' and brown granite, medium-grade Rajasthan marble'],
    travel:
      'By Durgam Cheruvu or the Hundred Feet Road. Lanes in Ayyappa Society are narrow, so a small van unloads and leaves.',
    description:
      'An old village, Madhapur turned into the dormitory of HITEC City within a decade of its opening. Buildings stand wall to wall and change tenants often. That shows in the floors: furniture drag lines, paint drops and years of acid washing before each new tenancy. Grey and brown granite mostly survives the acid and needs only its scratches taken out. Marble beside it has usually lost its whole surface and has to be started again with the coarse grits. Showrooms open straight onto the street: a mat of real length does more for them than a second polish.',
    services: ['granite-floor-polishing', 'marble-polishing', 'marble-floor-refinishing'],
    swatch: 'steel-grey',
  },
  {
    slug: 'kukatpally',
    name: 'Kukatpally',
    latitude: 17.4948,
    longitude: 78.3996,
    group: 'Other Areas',
    housing: 'Housing Board colony houses and the apartments that replaced them, newer towers',
    stone: ['Grey mosaic', ' in early houses, marble halls and granite stairs in later ones'],
    travel:
      'By the Mumbai highway or the Kaithalapur flyover. Rebuilt plots rarely have visitor parking, so the van unloads at the gate.',
    description:
      'The Housing Board began its Kukatpally colony in 1978 and built in phases through the 1980s. Early houses were floored in cast mosaic, and where a family has kept one, it is often sound under its grey film. Most plots have since been rebuilt four or five floors high, with a marble hall and granite stairs. The two want different work: mosaic a full regrind and fresh pore filling, granite only its scratches and film removed. Where a ground floor has been let in parts, expect three stones in three rooms with a threshold between; each then has a line of its own in the quote.',
    services: ['mosaic-floor-polishing', 'marble-polishing', 'granite-floor-polishing'],
    swatch: 'terrazzo-grey',
  },
  {
    slug: 'ameerpet',
    name: 'Ameerpet',
    latitude: 17.4375,
    longitude: 78.4482,
    group: 'Central Hyderabad',
    housing: 'Flats of the 1990s above shops, coaching institutes and Housing Board quarters',
    stone: ['Morwad', ' and other white Rajasthan marble, mosaic with black chips in older quarters'],
    travel:
      'Kerb unloading is hard near the metro interchange, so machines come in once and stay in the flat until the job is over.',
    description:
      'Ameerpet had empty plots into the early 1990s. Then came flats over shops, coaching institutes, and later the station where the Red and Blue metro lines cross. Halls here were commonly laid in white Rajasthan marble that is about as old as the houses. Sanjeeva Reddy Nagar, next door, is a Housing Board colony of 1968 with mosaic still in many rooms. Both can take a full regrind. Common stairs beside the institutes carry students all day. Their treads lose gloss in the middle and keep it at both ends, and are worked by hand, one half of the width at a time.',
    services: ['marble-floor-refinishing', 'mosaic-floor-polishing', 'marble-polishing'],
    swatch: 'morwad',
  },
  {
    slug: 'begumpet',
    name: 'Begumpet',
    latitude: 17.4447,
    longitude: 78.4664,
    group: 'Central Hyderabad',
    housing: 'Apartments of the 1980s and 1990s, a few palaces, hotels, banks and schools',
    stone: ['Terrazzo', ' and Kota in corridors, Makrana and Ambaji in drawing rooms'],
    travel:
      'By the Greenlands or Rasoolpura flyovers. Older blocks have a small lift or none, so we ask for the floor and stair width first.',
    description:
      'The locality takes its name from a daughter of the sixth Nizam. The old airport, closed to airlines since 2008, kept buildings low, and the apartment blocks date largely from the 1980s and 1990s. Common corridors there are Kota or cast terrazzo and can be polished flat by flat or as one contract. Streets near the nala flooded in 2000, and ground floors may still draw damp, so we read moisture before sealing. Drawing rooms of that age often hold marble in large squares with white cement joints, which go black long before the stone goes dull; they are raked and refilled first.',
    services: ['kota-stone-polishing', 'mosaic-floor-polishing', 'marble-polishing'],
    swatch: 'terrazzo-green',
  },
  {
    slug: 'secunderabad',
    name: 'Secunderabad',
    latitude: 17.4399,
    longitude: 78.4983,
    group: 'Central Hyderabad',
    housing: 'Cantonment bungalows, Marredpally and Padmarao Nagar houses, flats and old shops',
    stone: ['Patterned cement tile', ', Shahabad and Kota limestone, mosaic from the 1950s on'],
    travel:
      'By Paradise or Tank Bund. Parts of the cantonment have gated roads and fixed entry points, which we confirm the day before.',
    description:
      'Founded in 1806 as a British cantonment, Secunderabad has some of the oldest house floors: patterned cement tile in verandahs, Shahabad slabs in kitchens, and mosaic poured on site with brass or glass strips. None of these likes acid, and a previous owner has often used it. The colour layer of the tile is only a few millimetres deep, so we test a hidden corner and refuse to grind where it is thin. Old wiring may not carry a big motor; smaller machines then come instead. Shahabad kitchens were often oiled black for decades. Stripped, they turn out a cool pale grey that few families remember.',
    services: ['mosaic-floor-polishing', 'kota-stone-polishing', 'marble-polishing'],
    swatch: 'cement-tile',
  },
  {
    slug: 'manikonda',
    name: 'Manikonda',
    latitude: 17.4027,
    longitude: 78.3773,
    group: 'Other Areas',
    housing: 'Stand-alone blocks in narrow layouts, hilltop towers, row villas at Neknampur',
    stone: ['Tan brown', ' and black granite, beige marble in towers and villas'],
    travel:
      'By Shaikpet or the Narsingi exit of the Outer Ring Road. Towers book the service lift in slots; villa layouts rarely restrict us.',
    description:
      'Manikonda was governed as a village panchayat until 2018, though thousands of flats had already gone up within sight of the offices at Raidurg. Stand-alone blocks commonly have granite on stairs, sills and kitchen tops and one marble hall. In new buildings the usual faults are cement film, paint spots and uneven joints left by hurried laying. Lippage of 1 to 2 mm is best ground flat before the family moves in, while the rooms are empty. Higher up, wind-blown grit from open plots settles at sills and balcony doors, and the first metre inside goes dull early. A mat in the track saves that strip.',
    services: ['granite-floor-polishing', 'marble-floor-refinishing', 'kitchen-marble-polishing'],
    swatch: 'tan-brown',
  },
  {
    slug: 'miyapur',
    name: 'Miyapur',
    latitude: 17.4968,
    longitude: 78.3614,
    group: 'Other Areas',
    housing: 'Large apartment complexes, plotted colonies and houses around the lakes',
    stone: ['Kota', ' in stairs and utility areas, granite and medium-grade marble indoors'],
    travel:
      'Where the Red metro line ends on the Mumbai highway. It is a long drive from the centre, so we plan whole days here.',
    description:
      'The metro reached Miyapur in November 2017, ahead of most other suburbs. Complexes had been rising along the highway and near the lakes for a decade before that. Stairs and utility balconies are often Kota, gone grey under hard borewell water; the lime scale comes off with the first abrasive, never with acid. Neighbours in one block can book together: the machines travel once, and the combined area counts when we quote. Medium-grade white marble here may have soft grey veins that sink below the face after some years; filled, they stay level. Houses by the lakes deserve a moisture reading in every ground-floor room.',
    services: ['kota-stone-polishing', 'marble-polishing', 'granite-floor-polishing'],
    swatch: 'kota-blue',
  },
];
