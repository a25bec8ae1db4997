import { expect, test } from 'vitest';
import { claimList } from '../../../../data/claims.ts';
import { pictureAlts } from '../../../../data/pictures.ts';
import { testimonials } from '../../../../data/testimonials.ts';
import { listStandIns } from '../../../../src/cli/launch-check/stand-ins.ts';
import { readConfig } from '../../../../src/config/config.ts';

test('a fresh clone lists every sample value, testimonial, claim and rendered picture', async () => {
  const whats = (await listStandIns(readConfig({}))).map(({ what }) => what);
  for (const name of ['SITE_ORIGIN', 'BUSINESS_PHONE', 'BUSINESS_EMAIL']) {
    expect(whats).toContain(`${name} has its sample value`);
  }
  for (const { author } of testimonials)
    expect(whats).toContain(`The testimonial of ${author} is sample text`);
  expect(whats.filter((what) => what.startsWith('The claim'))).toHaveLength(claimList.length);
  for (const id of Object.keys(pictureAlts))
    expect(whats).toContain(`The picture ${id} is a rendered illustration`);
});

test('what the owner has set is not listed', async () => {
  const config = readConfig({ BUSINESS_PHONE: '+914012345678' });
  const whats = (await listStandIns(config)).map(({ what }) => what);
  expect(whats).not.toContain('BUSINESS_PHONE has its sample value');
});
