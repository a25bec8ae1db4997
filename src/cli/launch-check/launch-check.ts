/**
 * `npm run launch-check`: what cannot be meant, what still stands in for the owner's own words, values and pictures, and
 * what is worth a look. Exits 1 while there is any of the first two, 2 where it is given words.
 */
import { areas } from '../../../data/areas.ts';
import { articles } from '../../../data/articles/articles.ts';
import { faqs } from '../../../data/faqs.ts';
import { galleryItems } from '../../../data/gallery.ts';
import { glossary } from '../../../data/glossary.ts';
import { guides } from '../../../data/guides/guides.ts';
import { localities } from '../../../data/localities.ts';
import { prices } from '../../../data/prices.ts';
import { scopes } from '../../../data/scopes.ts';
import { serviceContents } from '../../../data/services/contents.ts';
import { root } from '../../build/paths.ts';
import { createMeasure, type PictureMaster, readMasters } from '../../build/pictures/picture-masters.ts';
import { readConfig } from '../../config/config.ts';
import { ConfigError } from '../../config/read-variables.ts';
import { indianDay } from '../../enquiries/indian-time.ts';
import { writeOutput } from '../write-output.ts';
import { listHints } from './hints.ts';
import { hintsInWords } from './hints-in-words.ts';
import { type Finding, listMistakes, type PictureSize } from './mistakes.ts';
import { listStandIns } from './stand-ins.ts';
import { readWrittenWords } from './written-words.ts';

// Whoever names a part would take what is said of all for what is said of it.
if (process.argv.length > 2) {
  process.stderr.write('launch-check takes no words: it looks at everything.\n');
  process.exit(2);
}
const masters = await readMasters(root);
const measure = await createMeasure(root);
const inEnvironment = environmentMistakes();
const mistakes = [
  ...inEnvironment,
  ...listMistakes(await Promise.all(masters.map(sizeOf)), indianDay(Date.now())),
];
const standIns = inEnvironment.length > 0 ? [] : listStandIns(readConfig(), masters);
const hints = [
  ...listHints({
    services: Object.values(serviceContents),
    articles,
    guides,
    areas,
    localities,
    prices,
    scopes,
  }),
  ...hintsInWords(readWrittenWords(root), {
    areas: areas.length,
    questions: faqs.length,
    galleryTiles: galleryItems.length,
    glossaryTerms: glossary.length,
  }),
];
const total = mistakes.length + standIns.length;
process.exitCode = total === 0 ? 0 : 1;
const verdict =
  total === 0
    ? 'Nothing stands in any more: ready to launch.'
    : `\n${total} to put right before the site goes public.`;
await writeOutput(
  [
    ...inLines('Mistakes, to put right first:', mistakes),
    ...inLines('Still to replace:', standIns),
    ...inLines('Worth a look; it may stay as it is:', hints),
    verdict,
  ].join('\n'),
);

function inLines(heading: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  return [heading, ...findings.map(({ what, where }) => `- ${what}\n    ${where}`)];
}

function environmentMistakes(): Finding[] {
  try {
    readConfig();
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const where = 'Set it in the environment (.env.example explains each variable)';
    return error.problems.map((what) => ({ what, where }));
  }
}

/** Nothing wide where the file is no whole picture. */
async function sizeOf(master: PictureMaster): Promise<PictureSize> {
  const { width } = await measure(master).catch(() => ({ width: 0 }));
  return { key: master.key, width };
}
