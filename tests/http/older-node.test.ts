import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distDir } from '../../src/build/paths.ts';

test('on an older Node the server says which one it needs and ends as with a wrong configuration', () => {
  expect(runOnOlderNode(join(distDir, 'server.js'))).toEqual({
    stderr: 'Node 24.9.0 cannot run this site: it needs Node 26. `npm start` brings its own.\n',
    status: 78,
  });
});

test('on an older Node the build says which one it needs and builds nothing', () => {
  expect(runOnOlderNode('build.mjs')).toEqual({
    stderr: 'Node 24.9.0 cannot build this site: it needs Node 26. `npm run build` brings its own.\n',
    status: 1,
  });
});

function runOnOlderNode(script: string): { stderr: string; status: number | null } {
  const older = 'Object.defineProperty(process,"versions",{value:{...process.versions,node:"24.9.0"}})';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${older}`, script],
    { encoding: 'utf8', timeout: 20_000 },
  );
  return { stderr, status };
}
