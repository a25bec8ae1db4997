import { visitLength } from './figures.ts';
import type { RichLink } from './paths.ts';

/** A place by the names and numbers that people give it. PIN codes are India Post's. */
export interface Locality {
  name: string;
  /** Slugs of the service areas that it belongs to; none where it is a neighbour or another town. */
  areas?: readonly string[];
  /** Besides the name; spaces, hyphens and capitals do not count. */
  spellings?: readonly string[];
  pins?: readonly string[];
  /** Beyond the city. */
  isFar?: true;
}

export const localities: readonly Locality[] = [
  {
    name: 'Banjara Hills',
    areas: ['banjara-hills'],
    spellings: ['Banjra Hills', 'Banjara'],
    pins: ['500034'],
  },
  {
    name: 'Jubilee Hills',
    areas: ['jubilee-hills'],
    spellings: ['Jublee Hills', 'Jubli Hills', 'Jubille Hills', 'Jubilee'],
    pins: ['500033'],
  },
  { name: 'Film Nagar', areas: ['jubilee-hills'], pins: ['500096'] },
  {
    name: 'Gachibowli',
    areas: ['gachibowli'],
    spellings: ['Gachi Bowli', 'Gachibauli', 'Gacchibowli', 'Gatchibowli'],
    pins: ['500032'],
  },
  {
    name: 'University of Hyderabad',
    areas: ['gachibowli'],
    spellings: ['Central University', 'HCU'],
    pins: ['500046'],
  },
  {
    name: 'HITEC City',
    areas: ['hitec-city'],
    spellings: ['Hitech City', 'Hi-Tech City', 'Hightech City', 'Hitex', 'Cyberabad', 'Cyber Towers'],
    pins: ['500081'],
  },
  { name: 'Madhapur', areas: ['madhapur'], spellings: ['Madhapoor', 'Madapur'], pins: ['500081'] },
  { name: 'Ayyappa Society', areas: ['madhapur'], spellings: ['Durgam Cheruvu'] },
  { name: 'Kondapur', areas: ['kondapur'], spellings: ['Kondapoor'], pins: ['500084'] },
  { name: 'Kothaguda', areas: ['kondapur'] },
  { name: 'Kukatpally', areas: ['kukatpally'], spellings: ['Kukatpalli', 'Kukkatpally'], pins: ['500072'] },
  { name: 'KPHB Colony', areas: ['kukatpally'], spellings: ['KPHB', 'K P H B', 'JNTU'], pins: ['500085'] },
  { name: 'Ameerpet', areas: ['ameerpet'], spellings: ['Amirpet', 'Ameerpeta', 'Amerpet'], pins: ['500016'] },
  {
    name: 'Sanjeeva Reddy Nagar',
    areas: ['ameerpet'],
    spellings: ['SR Nagar', 'Sanjeev Reddy Nagar'],
    pins: ['500038'],
  },
  { name: 'Begumpet', areas: ['begumpet'], spellings: ['Begampet', 'Begumpeta'], pins: ['500016'] },
  {
    name: 'Secunderabad',
    areas: ['secunderabad'],
    spellings: ['Secundrabad', 'Sikandarabad', 'Secbad'],
    pins: ['500003'],
  },
  {
    name: 'Marredpally',
    areas: ['secunderabad'],
    spellings: ['West Marredpally', 'East Marredpally', 'Maredpally'],
    pins: ['500026'],
  },
  { name: 'Padmarao Nagar', areas: ['secunderabad'], spellings: ['Padma Rao Nagar'], pins: ['500025'] },
  { name: 'Manikonda', areas: ['manikonda'], spellings: ['Mani Konda'], pins: ['500089'] },
  { name: 'Puppalaguda', areas: ['manikonda'], spellings: ['Puppalguda'], pins: ['500089'] },
  { name: 'Neknampur', areas: ['manikonda'] },
  { name: 'Miyapur', areas: ['miyapur'], spellings: ['Miyapoor', 'Miapur'], pins: ['500049'] },

  { name: 'Khairatabad', spellings: ['Khairtabad'], pins: ['500004'] },
  { name: 'Somajiguda', spellings: ['Somajigudda'], pins: ['500082'] },
  { name: 'Punjagutta', spellings: ['Panjagutta'], pins: ['500082'] },
  { name: 'Srinagar Colony', pins: ['500073'] },
  { name: 'Yousufguda', spellings: ['Yusufguda'], pins: ['500045'] },
  { name: 'Sanathnagar', spellings: ['Sanath Nagar'], pins: ['500018'] },
  { name: 'Erragadda', pins: ['500018'] },
  { name: 'Balanagar', pins: ['500037'] },
  { name: 'Bowenpally', spellings: ['Bowenpalli'], pins: ['500011'] },
  { name: 'Mehdipatnam', spellings: ['Mehidipatnam'], pins: ['500028'] },
  { name: 'Tolichowki', spellings: ['Toli Chowki'], pins: ['500008'] },
  { name: 'Shaikpet', spellings: ['Sheikpet'] },
  { name: 'Golconda', spellings: ['Golkonda'], pins: ['500008'] },
  { name: 'Himayatnagar', spellings: ['Himayath Nagar'], pins: ['500029'] },
  { name: 'Abids', pins: ['500001'] },
  { name: 'Nampally', spellings: ['Nampalli'] },
  { name: 'Charminar', spellings: ['Old City'], pins: ['500002'] },
  { name: 'Musheerabad', pins: ['500020'] },
  { name: 'Nizampet', pins: ['500090'] },
  { name: 'Bachupally', spellings: ['Bachupalli'], pins: ['500090'] },
  { name: 'Chandanagar', spellings: ['Chanda Nagar'], pins: ['500050'] },
  { name: 'Lingampally', spellings: ['Lingampalli', 'Serilingampally'], pins: ['500019'] },
  { name: 'Ramachandrapuram', spellings: ['BHEL', 'RC Puram'], pins: ['502032'] },
  { name: 'Nanakramguda', spellings: ['Financial District'] },
  { name: 'Narsingi', spellings: ['Narsinghi'] },
  { name: 'Kokapet', pins: ['500075'] },
  { name: 'Gandipet', pins: ['500075'] },
  { name: 'Tarnaka', pins: ['500017'] },
  { name: 'Malkajgiri', pins: ['500047'] },
  { name: 'Uppal', pins: ['500039'] },
  { name: 'Dilsukhnagar', spellings: ['Dilsuknagar'], pins: ['500060'] },
  { name: 'LB Nagar', spellings: ['Lal Bahadur Nagar'], pins: ['500074'] },
  { name: 'Vanasthalipuram', pins: ['500070'] },
  { name: 'Attapur', pins: ['500048'] },
  { name: 'Rajendranagar', pins: ['500030'] },
  { name: 'Sainikpuri', pins: ['500094'] },
  { name: 'Alwal', pins: ['500010'] },
  { name: 'Kompally', spellings: ['Kompalli'] },

  { name: 'Shamshabad', pins: ['501218'], isFar: true },
  { name: 'Medchal', pins: ['501401'], isFar: true },
  { name: 'Patancheru', pins: ['502319'], isFar: true },
  { name: 'Sangareddy', isFar: true },
  { name: 'Warangal', spellings: ['Hanamkonda'], isFar: true },
  { name: 'Karimnagar', isFar: true },
  { name: 'Nizamabad', isFar: true },
  { name: 'Khammam', isFar: true },
  { name: 'Vijayawada', isFar: true },
  { name: 'Visakhapatnam', spellings: ['Vizag'], isFar: true },
  { name: 'Bengaluru', spellings: ['Bangalore'], isFar: true },
  { name: 'Chennai', isFar: true },
  { name: 'Mumbai', spellings: ['Bombay'], isFar: true },
  { name: 'Pune', isFar: true },
  { name: 'Delhi', spellings: ['New Delhi'], isFar: true },
];

/** The first digits of the city's PIN codes. */
export const cityPins = '500';

/** Words of the check on the areas page; `{place}` is the place as we know it. */
export const placeCheck = {
  label: 'Your locality or PIN code',
  button: 'Check',
  note: `The visit is free and takes ${visitLength}.`,
  served: 'Yes, we come to {place}. The visit is free.',
  edge: '{place} lies outside the twelve areas. Ask us: we may come for a larger floor.',
  far: '{place} is too far for our machines. These pages help with any polisher:',
  unknown: 'We do not know that place. Try a larger locality nearby or the PIN code, or ask us.',
  about: 'More about {area}',
  help: [
    { text: 'Stone care', to: '/care' },
    { text: 'The words of a quote', to: '/glossary' },
    { text: 'What polishing costs', to: '/blog/what-stone-polishing-costs' },
  ] satisfies readonly RichLink[],
} as const;
