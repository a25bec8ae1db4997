import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startBuiltSite } from '../../src/build/built-site/start-built-site.ts';

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends the site with answers finished and exit code 0',
  async (signal) => {
    await using site = await startBuiltSite({ LAME_DUCK_MS: '0' });
    const exited = once(site.process, 'exit');
    site.process.kill(signal);
    expect(await exited).toEqual([0, null]);
    expect(site.output()).toContain(`"signal":"${signal}"`);
    expect(site.output()).toContain('"event":"stopped"');
  },
);

test('SIGUSR1 opens no inspector', async () => {
  // Long enough for an inspector to say that it listens.
  await using site = await startBuiltSite({ LAME_DUCK_MS: '300' });
  const exited = once(site.process, 'exit');
  site.process.kill('SIGUSR1');
  site.process.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(site.output()).not.toContain('Debugger');
});
