/** `npm run launch-check`: what still stands in for the owner's own words, values and pictures. Exits 1 while one does. */
import { readConfig } from '../../config/config.ts';
import { listStandIns } from './stand-ins.ts';

const standIns = await listStandIns(readConfig());
for (const { what, where } of standIns) console.log(`- ${what}\n    ${where}`);
console.log(
  standIns.length === 0
    ? 'Nothing stands in any more: ready to launch.'
    : `\n${standIns.length} to replace before the site goes public.`,
);
process.exitCode = standIns.length === 0 ? 0 : 1;
