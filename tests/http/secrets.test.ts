import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { distDir } from '../../src/build/paths.ts';

const canary = 'cAnArY7';
const secret = `whsec_${canary.padEnd(32, 'A')}`;
const told = { NOTIFY_EMAIL: 'owner@example.com' };

/** What only fails once it is used. */
const accepted: readonly Record<string, string>[] = [
  { DATABASE_URL: `postgresql://site:${canary}@127.0.0.1:1/site?sslmode=none&sslrootcert=/none/${canary}` },
  {
    SMTP_URL: `smtp://user:${canary}@127.0.0.1:1`,
    ...told,
    WEBHOOK_URL: `http://user:${canary}@127.0.0.1:1/${canary}`,
    WEBHOOK_SECRET: secret,
    QUOTE_FORWARD_URL: `http://127.0.0.1:1/%zz?token=${canary}`,
  },
];

test('what cannot work ends the server and the commands with 78, and is quoted nowhere', () => {
  const wrong = {
    DATABASE_URL: `postgresql://site:a/${canary}@127.0.0.1:99999/site`,
    SMTP_URL: `smtp://user:12#${canary}@127.0.0.1`,
    WEBHOOK_SECRET: canary,
    WEBHOOK_URL: `http//127.0.0.1/${canary}`,
    QUOTE_FORWARD_URL: `http://127.0.0.1:99999/${canary}`,
  };
  for (const line of ['server.js', 'enquiries.js stats', 'backups.js list']) {
    const { status, output, stderr } = runBuilt(line, wrong);
    expect(status).toBe(78);
    for (const name of Object.keys(wrong)) expect(stderr).toContain(`${name} must be`);
    expect(output).not.toContain(canary);
  }
});

test.each(accepted)('what only fails once it is used is quoted nowhere: %#', async (variables) => {
  await using site = await startBuiltSite({ LOG_LEVEL: 'trace', ...variables });
  const readiness = await fetch(`${site.url}/readyz`).then((answer) => answer.text());
  const answer = await fetch(`${site.url}/quote`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Asha Rao', phone: '9848012345', area: 'Banjara Hills' }),
    redirect: 'manual',
  }).then((posted) => posted.text());
  const failures = Object.keys(variables).filter((name) => /^(?:SMTP|WEBHOOK|QUOTE_FORWARD)_URL$/.test(name));
  await expect
    .poll(() => site.output().match(/"event":"delivery"[^\n]+"result":/g)?.length ?? 0)
    .toBeGreaterThanOrEqual(failures.length);
  const { output } = runBuilt('enquiries.js stats', variables);
  expect([site.output(), readiness, answer, output].join('')).not.toContain(canary);
});

function runBuilt(line: string, env: NodeJS.ProcessEnv) {
  const [script = '', ...words] = line.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(distDir, script), ...words], {
    encoding: 'utf8',
    env: { PORT: '0', HOST: '127.0.0.1', ...env },
    timeout: 20_000,
  });
  return { status, stderr, output: stdout + stderr };
}
