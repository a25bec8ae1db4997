import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['src/cli/launch-check/launch-check.ts', 'src/cli/enquiries/enquiries.ts help'])(
  '%s on a full disk says that its output could not be written, with exit code 74',
  (script) => {
    const { status, stderr } = spawnSync(`"${process.execPath}" ${script} > /dev/full`, {
      shell: true,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(stderr).toBe('The output could not be written: there is no space left where it goes.\n');
    expect(status).toBe(74);
  },
);
