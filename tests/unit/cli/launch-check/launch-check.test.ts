import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('what is named to it is not taken for a part that was looked at', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/cli/launch-check/launch-check.ts', 'prices'],
    { encoding: 'utf8', timeout: 60_000 },
  );
  expect(stderr).toBe('launch-check takes no words: it looks at everything.\n');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
