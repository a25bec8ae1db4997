import { claimList } from '../../../data/claims.ts';
import { type PictureId, photographedSwatches, pictureAlts } from '../../../data/pictures.ts';
import { isRendered } from '../../../data/rendered-pictures.ts';
import { swatchIds } from '../../../data/stones/stone.ts';
import { testimonials } from '../../../data/testimonials.ts';
import type { PictureMaster } from '../../build/pictures/picture-masters.ts';
import type { Config } from '../../config/config.ts';
import type { Finding } from './mistakes.ts';

/** Sample contact values, sample testimonials, claims without evidence, rendered pictures and textures, in that order. */
export function listStandIns(
  config: Pick<Config, 'sampleValues'>,
  masters: readonly Pick<PictureMaster, 'key' | 'digest'>[],
): Finding[] {
  return [
    ...config.sampleValues.map((name) => ({
      what: `${name} has its sample value`,
      where: 'Set it in the environment (.env.example explains each variable)',
    })),
    ...testimonials
      .filter(({ sample }) => sample)
      .map(({ author }) => ({
        what: `The testimonial of ${author} is sample text`,
        where: "data/testimonials.ts: a customer's own words, with their consent, and sample: false",
      })),
    ...claimList
      .filter(({ evidence }) => evidence === null)
      .map(({ id, statement }) => ({
        what: `The claim "${statement}" has no evidence`,
        where: `data/claims.ts: ${id}.evidence says where the proof is kept, or CLAIMS=proved leaves it out`,
      })),
    ...(Object.keys(pictureAlts) as PictureId[]).flatMap((id) =>
      pictureFindings(id, masters.find(({ key }) => key === id)?.digest ?? ''),
    ),
    ...swatchIds
      .filter((id) => !photographedSwatches.includes(id))
      .map((id) => ({
        what: `The stone texture ${id} is rendered`,
        where: `static/pictures/swatches/${id}.jpg: a photograph of the stone, and its name in photographedSwatches of data/pictures.ts`,
      })),
  ];
}

function pictureFindings(id: PictureId, digest: string): Finding[] {
  const isRenderedFile = renderedPictures[id] === digest.slice(0, 12);
  const file = `static/pictures/${id}.jpg`;
  if (!isRendered(id)) {
    const what = `The picture ${id} is called a photograph, but its file is still the rendered one`;
    const where = `${file}: drop the photograph in place, or take the flag off in data/pictures.ts`;
    return isRenderedFile ? [{ what, where }] : [];
  }
  if (renderedPictures[id] && !isRenderedFile) {
    const what = `The picture ${id} has another file than the rendered one, and is still called rendered`;
    return [{ what, where: `data/pictures.ts: '${id}': { photograph: 'what it shows' }` }];
  }
  const where = `${file}: drop a photograph in place, and write { photograph: 'what it shows' } in data/pictures.ts`;
  return [{ what: `The picture ${id} is a rendered illustration`, where }];
}

/** The first twelve hexadecimal digits of the SHA-256 of each picture that was rendered for this site, by picture id. */
const renderedPictures: Readonly<Record<string, string>> = {
  'about-1': 'b91fa88af966',
  'about-2': 'a600d4563719',
  'after-1': '73cc15494c2d',
  'after-2': '85248cf57fa1',
  'before-1': 'f0d5a97fef14',
  'before-2': '293cdd03f8df',
  'gallery-01': 'a1aff00d2ab8',
  'gallery-02': 'c3c843695efc',
  'gallery-03': '65a1d14a7c9a',
  'gallery-04': 'd8bba76c2db8',
  'gallery-05': 'da48d522e5b8',
  'gallery-06': '6ec74cfd1265',
  'gallery-07': '2bfddb7baf21',
  'gallery-08': 'c2b6475b9d46',
  'gallery-09': '48b0bc0bfe9d',
  'gallery-10': '5cd2d994a94f',
  'gallery-11': 'ab14192e7a0c',
  'gallery-12': '155f653a165b',
  'grit-0': '57932d62499e',
  'grit-100': 'b3a2db2128bb',
  'grit-1500': '17a2ad223b31',
  'grit-200': '69859cc69d4b',
  'grit-3000': 'e2f877f26fa7',
  'grit-400': '199dbd5fa9e0',
  'grit-50': '00ab47252468',
  'grit-800': 'b60c8d2ee9b4',
  'hero-1': '90c33441e76c',
  'hero-2': '4d59bdaa8d6f',
  'hero-3': '649865de10bc',
  'hero-4': 'e337ed31af80',
  'room-hall-armani-grey': '6342caaa9a33',
  'room-hall-botticino': 'eed5aa074be9',
  'room-hall-katni-beige': '0a8463a8225a',
  'room-hall-makrana': '42fa9caf31aa',
  'room-hall-portoro': 'd140549f3c00',
  'room-hall-ruby-red': '792fc45e01cd',
  'room-hall-statuario': 'ab9164ee93de',
  'room-hall-udaipur-green': 'f22474a3d472',
  'room-living-black-galaxy': 'a67ef2002475',
  'room-living-cement-tile': '7bb621d4111a',
  'room-living-chips-black': 'bbe12f8eb59b',
  'room-living-crema-marfil': '10953f85c096',
  'room-living-kashmir-white': '460ad7fd6108',
  'room-living-perlato': '1a4049f6619e',
  'room-living-tan-brown': 'ff98d5ecfc7f',
  'room-living-terrazzo-green': 'f043ee70c700',
  'room-verandah-hassan-green': 'c2a526a8de78',
  'room-verandah-jaisalmer-yellow': 'f9c30ad85574',
  'room-verandah-kota-black': 'efec6a2b8659',
  'room-verandah-kota-blue': 'f7475438e545',
  'room-verandah-kota-brown': '14b62c535b56',
  'room-verandah-kota-green': 'eaa1a6bae88d',
  'room-verandah-steel-grey': '54d9343801fe',
  'room-verandah-terrazzo-white': 'd0a87350af98',
  'service-diamond': 'ee5ed90bb3d2',
  'service-granite': 'af6937ba8cf4',
  'service-italian': 'e52fbae06b08',
  'service-katni': '4420b5480c44',
  'service-kitchen': '7ccfe7f4e8a4',
  'service-kota': '64b0574561aa',
  'service-marble': '5b75cb0c7677',
  'service-mosaic': '0a81fba302ae',
  'service-refinishing': 'a6227d6363be',
};
