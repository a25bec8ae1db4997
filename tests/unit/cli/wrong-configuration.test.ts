import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['src/cli/backups.ts', 'list'],
  ['src/cli/enquiries/enquiries.ts', 'stats'],
])('with a configuration that cannot work %s ends with 78 and says what is wrong', (script, command) => {
  const { status, stderr } = spawnSync(process.execPath, [script, command], {
    encoding: 'utf8',
    env: { ...process.env, RETENTION_MONTHS: 'a year' },
    timeout: 20_000,
  });
  expect(stderr).toContain('RETENTION_MONTHS');
  expect(status).toBe(78);
});
