import { expect, test, vi } from 'vitest';
import { claimList } from '../../../../data/claims.ts';
import { pictureAlts } from '../../../../data/pictures.ts';
import { swatchIds } from '../../../../data/stones/stone.ts';
import { testimonials } from '../../../../data/testimonials.ts';
import { root } from '../../../../src/build/paths.ts';
import { readMasters } from '../../../../src/build/pictures/picture-masters.ts';
import { listMistakes } from '../../../../src/cli/launch-check/mistakes.ts';
import { listStandIns } from '../../../../src/cli/launch-check/stand-ins.ts';
import { readConfig } from '../../../../src/config/config.ts';

const masters = await readMasters(root);

test('a fresh clone lists every sample value, testimonial, claim, rendered picture and texture', () => {
  const whats = listStandIns(readConfig({}), masters).map(({ what }) => what);
  for (const name of ['SITE_ORIGIN', 'BUSINESS_PHONE', 'BUSINESS_EMAIL']) {
    expect(whats).toContain(`${name} has its sample value`);
  }
  for (const { author } of testimonials)
    expect(whats).toContain(`The testimonial of ${author} is sample text`);
  expect(whats.filter((what) => what.startsWith('The claim'))).toHaveLength(
    claimList.filter(({ evidence }) => evidence === null).length,
  );
  for (const id of swatchIds) expect(whats).toContain(`The stone texture ${id} is rendered`);
  for (const id of Object.keys(pictureAlts))
    expect(whats).toContain(`The picture ${id} is a rendered illustration`);
});

test('what the owner has set is not listed', () => {
  const config = readConfig({ BUSINESS_PHONE: '+914012345678' });
  const whats = listStandIns(config, masters).map(({ what }) => what);
  expect(whats).not.toContain('BUSINESS_PHONE has its sample value');
});

const pictures = masters.map(({ key }) => ({ key, width: 1600 }));

test('as it is cloned, nothing is a mistake', () => {
  expect(listMistakes(pictures, '2026-11-23')).toEqual([]);
});

test('a list of holidays that is out of order or over is a mistake', async () => {
  vi.resetModules();
  const dates = ['2026-10-20', '2026-10-02', '2026-10-20'];
  vi.doMock('../../../../data/hours.ts', () => ({
    holidays: dates.map((date) => ({ date, name: 'Closed' })),
  }));
  const fresh = await import('../../../../src/cli/launch-check/mistakes.ts');
  expect(fresh.listMistakes(pictures, '2026-11-23').map(({ what }) => what)).toEqual([
    'The holiday on 2026-10-02 comes after a later one',
    '2026-10-20 stands twice among the holidays',
    'Every holiday in the list is over: has this year none?',
  ]);
  expect(fresh.listMistakes(pictures, '2026-10-01')).toHaveLength(2);
});
