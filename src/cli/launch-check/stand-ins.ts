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
  const isRenderedFile = renderedFiles.has(digest.slice(0, 12));
  const file = `static/pictures/${id}.jpg`;
  if (!isRendered(id)) {
    const what = `The picture ${id} is called a photograph, but its file is still the rendered one`;
    const where = `${file}: drop the photograph in place, or take the flag off in data/pictures.ts`;
    return isRenderedFile ? [{ what, where }] : [];
  }
  if (!isRenderedFile) {
    const what = `The picture ${id} has another file than the rendered one, and is still called rendered`;
    return [{ what, where: `data/pictures.ts: '${id}': { photograph: 'what it shows' }` }];
  }
  const where = `${file}: drop a photograph in place, and write { photograph: 'what it shows' } in data/pictures.ts`;
  return [{ what: `The picture ${id} is a rendered illustration`, where }];
}

/** The first twelve hexadecimal digits of the SHA-256 of each picture that was rendered for this site. */
const renderedFiles: ReadonlySet<string> = new Set(
  `
    0623f5a8360e be5c2c548970 89a8f261bd74 10938f51570d a84dc79b475d
    667c156f5e97 a0aed480e955 a31df706e66a e506037ad72a 97bb1b8de65f c2a2a0cc44f4 69ea994841f8 3a038a26931f
    e4127f161a18 3dab7de420ec 57932d62499e b3a2db2128bb 17a2ad223b31 69859cc69d4b e2f877f26fa7 199dbd5fa9e0
    00ab47252468 b60c8d2ee9b4 90c33441e76c 4d59bdaa8d6f 649865de10bc e337ed31af80 6342caaa9a33 eed5aa074be9
    db6b8d84af59 42fa9caf31aa e4ca381ff57c cf265ccdbedd 792fc45e01cd ab9164ee93de 7c49c2c21c45 a67ef2002475 7bb621d4111a
    bbe12f8eb59b 10953f85c096 460ad7fd6108 1a4049f6619e ff98d5ecfc7f f043ee70c700 ef73dad4598b d8f0e3028c3b
    850526eef516 5b240dcb5254 9c0aaf56b080 7ccc64af1ca7 d55ee743fbc5 59d28409a055 ea6008bba760
    e52fbae06b08 2852f11b7fd6 45ee343fb287 5510ff8c35cd 41afa1a0add1 004fb8462c56 aa3bcd11e4e3 f9f5a395c5dd
    481b9d2cf0ea fd981fb6c61e 3554f69fb0dc 731347c04758 ddcdedec0f3c e400db39b9c0 4aa06290d9e4 711989bac9e2 a58e31f2ecd9 d221bf9c9f8b
    51f619ef8fa3 118c06ba14c5 c982cb3f3627 af90612aacde 10ca21c7419b b0080cbe315d 611dfac4cde9
    dab1781375fa 1a92dc5da74e 712a59858ee7
    e3858c8f6f24 04fe38ba8ed4 a840f7671205 c0a1b42d76a7 5d5ea2b81193
    ae4eeda69ce5 6ac515721ee8 2bd35b289d08 5f718188bef6 7e8c0e7eb98c
    4dc1ce4ce93d a886c5953801 009d8585cbe7 44e3fcb435da 0f6ee86467f8 a5c49741b0fc 123d3338b073 6d8ba66bc5a9 955a1b91a753
    3444897e0892 1437b7616d15 8293a5964b25 fce33693cbeb 017c6e272639
    0651e394726e 0fdf0b2a1e76 11fa6beaa49a 1654bde03663 19eee19a863f 1f8a50f758b1 30ae0ec45c1a 324e6c293c5d
    33e1e6e9e7da 33fb4bef87c8 38c19e1aad9e 395be03372d4 4033d2d474eb 7ad9156509cc f6f659c469a8 37f42c2a51a9 58defb299318
  `.match(/\S+/g),
);
