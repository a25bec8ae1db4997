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
    009d8585cbe7 012261213dcc 048339701165 05c0d744f91c 0623f5a8360e 0658fb29ad40 071ac651206e 0989678b9da2 09e5d2431c3a
    0a091ebf0936 0b1416a1c9bb 0cdcbd980415 0f164ed2f435 0f6ee86467f8 103e01208449 10953f85c096 118c06ba14c5 121c199bab5f
    123d3338b073 138725b157ec 1437b7616d15 15250cfe303b 1a4049f6619e 1a46ba0d770e 1ad216f57e5d 1f742259fbce 1f7d68f5a7eb
    1f9a53784e3c 224649bb84ce 2280b03856af 24fcbdb2931c 26d0698cb491 284d0cb77a8e 28512f27a9e9 288571770e7d 289e05a0817c
    2977c556e477 2b89fdfb424a 2f7312109762 2ffc9dcfd886 300f6ef1b5e7 3119921b8696 343215a0b665 36daa3c08d3b 37b580fe1076
    383d45389647 3859c7d7cddd 3a2372803383 3b200cd0a075 3b6b4c41302f 3bf26b614bac 3d9df23c74a3 3e94159813e8 3feeba795844
    408cce42b8b6 42b519e90698 43ebdcec4e2f 448eb7f2262f 44e3fcb435da 456aa8990f0f 459cb120da3c 460ad7fd6108 4610c17de48e
    463fef523b01 4a2e509c5bc3 4a9bede3bf3b 4ce69b62552a 4dc1ce4ce93d 4e4a4b24df78 4ff0089dc5a1 502f7eaf624e 51d5b2a5ec64
    522813641092 525f7c477d45 5284d4500a9f 54622fe1c601 5484f8430f7c 550d0812b633 5510ff8c35cd 560ec65d3227 57c1748f9ed5
    5984249a5b1e 5cf0dad999c8 601cf0736384 611dfac4cde9 62286f7054df 6342caaa9a33 63dfbd722d6d 648fcd5d1b7b 661137fddf5d
    66b8619a4f92 676356010179 68e5313f0dae 697b8c089d8a 69d611035264 6c76d39b81fe 6d2c5f4aeedf 6edf800262e8 710a2a65441d
    7155d6720bd4 725121d0e106 72f94ecf5b60 73054fdaad45 767f0335eb1e 792fc45e01cd 7da50be1453d 7dc547aa6217 7fef6a675e41
    819302d59711 81dee4892e1d 8321c31b44b6 83ed02a0afa1 851839b7d24f 889430a2142d 889d64d69210 8a21b0fc0a05 8a6ed0a34614
    8a894628ea28 8ab28ad233f7 8c24492183a1 8c2ac7c1404a 8c3baf2656a6 8dd51e52d26b 8e58baae7ebc 8e805cd7609c 8f0177e1eba5
    8f2cfb51e127 92fef6fd0987 9466f7765ace 958410e7d45c 97bb1b8de65f 98001dae5fb7 987eb69b7603 9a13d1fbb497 9a264015da7f
    9a4ac99397fe 9b2079bcc686 9de3442e10de 9e2b5f0f314b a122d3834ecc a3b007b08d2c a464dbbcc331 a58e31f2ecd9 a5c49741b0fc
    a707850e3b3b a79f6764f1b8 a7c604f44176 a84519ff289d a93aba6bdf7a a945157f8ff6 a9e2dfb56635 aaa9f6b01ab7 aad0ae29dff8
    aca15fb0a31d acd70846b87a ad7be38b3a5e ae40be4d5d8b aed1ca059409 af48eef02cfb b0080cbe315d b06fce814f32 b5f0d8373e97
    b80fd22b0945 b98f11ae32d6 bb13f3ade054 bba7d62bc162 bbe12f8eb59b bc2110825ed7 bcad7f126056 bdfb717507ee be5c2c548970
    bf42d54d674c c07bc1ae0d99 c3223e290729 c40821c272c2 c42a3f88be07 c50d780a2295 c579aa4c6d0f c589ffa842f3 c66c55ae94ae
    c78a7631906d c87bebfb3b56 c982cb3f3627 ca3ef1efab03 cae9e64f8464 cb7bfedf5694 cc023fa081f8 d015c210403d d057889cae30
    d0a632402b51 d1b1e71a9b72 d2097b0200cc d2697c768943 d362d0fbf10a d5c50de709b1 d64ab214bf34 d67e1d949d92 d977b1de9705
    d9ccc4390950 d9f6d2ea0475 dced880e67ab dcf09b1ed2a1 dd202831a656 dd9d69abad1f ddcdedec0f3c de48e11ed69d dfedc5e43962
    e1876af606b2 e1ba8cd72e18 e256bc95fc5d e337ed31af80 e38181cbf2ef e4b6e303a9c0 e5b598f458bd e6b906ababf8 e72fa48d7f75
    e897f8b1ac74 eaf22571604b eeb7c0f35432 eff81d6a3fb2 f07fbf46e9f3 f189d42bec86 f23ebcc9b828 f293f36c04b3 f33abe177a86
    f536d2a7909a f768d39f35ee f92631dd391e f9f5a395c5dd fa4619ee0e0b fafac246fcb1 fbb098138bb9 fd981fb6c61e fdc408c503ef
    ff98d5ecfc7f
  `.match(/\S+/g),
);
