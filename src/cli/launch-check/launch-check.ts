/**
 * `npm run launch-check`: what cannot be meant, and what still stands in for the owner's own words, values and pictures.
 * Exits 1 while there is any.
 */
import { root } from '../../build/paths.ts';
import { createMeasure, type PictureMaster, readMasters } from '../../build/pictures/picture-masters.ts';
import { readConfig } from '../../config/config.ts';
import { ConfigError } from '../../config/read-variables.ts';
import { indianDay } from '../../enquiries/indian-time.ts';
import { writeOutput } from '../write-output.ts';
import { type Finding, listMistakes, type PictureSize } from './mistakes.ts';
import { listStandIns } from './stand-ins.ts';

const masters = await readMasters(root);
const measure = await createMeasure(root);
const inEnvironment = environmentMistakes();
const mistakes = [
  ...inEnvironment,
  ...listMistakes(await Promise.all(masters.map(sizeOf)), indianDay(Date.now())),
];
const standIns = inEnvironment.length > 0 ? [] : listStandIns(readConfig(), masters);
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
