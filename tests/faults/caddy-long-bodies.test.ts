import { describe, expect, test } from 'vitest';
import { enquiryRefusals } from '../../data/enquiry-refusals.ts';
import { freePort } from '../../src/build/built-site/free-port.ts';
import { startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { createTemporaryFolder } from '../harness/temporary-folder.ts';
import { hasCaddy, startCaddy } from './fixtures/start-caddy.ts';

if (!hasCaddy) console.warn('Long forms behind Caddy are NOT tested: put caddy on the PATH.');

describe.runIf(hasCaddy)('a form that is too long, behind Caddy', () => {
  test('is answered in the words of the site, however long it is', async () => {
    const answers = await postLongForms();
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
    for (const { text } of answers) expect(text).toMatch(said);
  });

  test('mutation: where Caddy takes less than the site, it has no words at all', async () => {
    const answers = await postLongForms((text) => text.replace(/max_size \S+/, 'max_size 64KB'));
    expect(answers.filter(({ text }) => !said.test(text))).not.toEqual([]);
  });
});

const said = new RegExp([enquiryRefusals.tooLarge, enquiryRefusals.farTooLarge].join('|'));

/** Bytes of a message: the longest that comes back, one that does not, and one beyond what the site lets anybody announce. */
const sizes = [64_000, 65_000, 300_000, 1_500_000];

async function postLongForms(alter?: (caddyfile: string) => string) {
  await using site = await startBuiltSite({ LOG_LEVEL: 'error', TRUST_PROXY: '1' });
  await using folder = await createTemporaryFolder();
  const port = await freePort();
  const caddy = await startCaddy({
    port,
    upstreams: [site.port],
    home: folder.path,
    ...(alter && { alter }),
  });
  try {
    return await Promise.all(
      sizes.map(async (size) => {
        const body = new URLSearchParams({ message: 'x'.repeat(size) });
        const answer = await fetch(`http://127.0.0.1:${port}/contact`, { method: 'POST', body });
        return { status: answer.status, text: await answer.text() };
      }),
    );
  } finally {
    caddy.kill('SIGKILL');
  }
}
