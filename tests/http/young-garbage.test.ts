import { expect, test } from 'vitest';
import { median } from '../../src/tools/bench/median.ts';
import { startBuiltSite } from '../../src/tools/built-site/start-built-site.ts';
import { distDir } from '../harness/dist-dir.ts';

const traced = "import { setFlagsFromString } from 'node:v8'; setFlagsFromString('--trace-gc-nvp')";

test('a page that was sent is young garbage: no old object keeps it alive', async () => {
  await using site = await startBuiltSite(distDir, {
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(traced)}`,
  });
  for (let page = 0; page < 300; page += 1) {
    const answer = await fetch(`${site.url}/contact?service=marble-polishing&tier=premium`);
    expect((await answer.text()).length).toBeGreaterThan(40_000);
  }
  // Bytes that each collection of the young generation moved among the old objects. The first ones compile.
  const promoted = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"gc":"s"'))
    .map((line) => Number(/"promoted":(\d+)/.exec(line)?.[1]));
  expect(promoted.length).toBeGreaterThan(30);
  // 115 KB with a function literal assigned to a property of the request's state and a getter in an object literal.
  expect(median(promoted.slice(-20))).toBeLessThan(20_000);
});
