import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distDir } from '../../src/build/paths.ts';

test('on an older Node the server says which one it needs and ends as with a wrong configuration', () => {
  const older = 'Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${older}`, join(distDir, 'server.js')],
    { encoding: 'utf8', timeout: 20_000 },
  );
  expect(stderr).toBe('Node 20.20.2 cannot run this site: it needs Node 26. `npm start` brings its own.\n');
  expect(status).toBe(78);
});
