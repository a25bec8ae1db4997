import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../../../../src/build/paths.ts';
import { readMasters } from '../../../../src/build/pictures/picture-masters.ts';
import { listMistakes } from '../../../../src/cli/launch-check/mistakes.ts';
import { listStandIns } from '../../../../src/cli/launch-check/stand-ins.ts';
import { readConfig } from '../../../../src/config/config.ts';

const masters = await readMasters(root);
const data = '../../../../data';

afterEach(() => {
  for (const module of ['claims', 'hours', 'jobs', 'pictures', 'testimonials'])
    vi.doUnmock(`${data}/${module}.ts`);
  vi.resetModules();
});

const oneThatWasRendered = masters.find(({ key }) => key === 'gallery-01')?.digest ?? '';

/** What is listed of a site with these testimonials, claims and pictures. */
async function listed(
  testimonials: readonly object[],
  claimList: readonly object[],
  pictureAlts: Readonly<Record<string, unknown>>,
  photographedSwatches: readonly string[],
): Promise<string[]> {
  vi.resetModules();
  vi.doMock(`${data}/testimonials.ts`, () => ({ testimonials }));
  vi.doMock(`${data}/claims.ts`, () => ({ claimList }));
  vi.doMock(`${data}/pictures.ts`, () => ({ pictureAlts, photographedSwatches }));
  const fresh = await import('../../../../src/cli/launch-check/stand-ins.ts');
  const files = [
    { key: 'gallery-01', digest: oneThatWasRendered },
    { key: 'gallery-02', digest: 'of a photograph' },
  ];
  return fresh.listStandIns({ sampleValues: [] }, files).map(({ what }) => what);
}

const sample = { author: 'Lakshmi R.', sample: true };
const review = { author: 'Imran K.', sample: false };
const unproved = { id: 'iso', statement: 'A certified system.', evidence: null };
const proved = { id: 'award', statement: 'Recognised.', evidence: 'The office' };

test('what stands in is listed, and what is the owner’s own is not', async () => {
  const whats = await listed(
    [sample, review],
    [unproved, proved],
    { 'gallery-01': 'A room.', 'gallery-02': { photograph: 'A kitchen.' } },
    ['makrana'],
  );
  const textures = whats.filter((what) => what.startsWith('The stone texture'));
  expect(textures).toContain('The stone texture botticino is rendered');
  expect(textures).not.toContain('The stone texture makrana is rendered');
  expect(whats.filter((what) => !textures.includes(what))).toEqual([
    'The testimonial of Lakshmi R. is sample text',
    'The claim "A certified system." has no evidence',
    'The picture gallery-01 is a rendered illustration',
  ]);
});

test('a picture whose words are not those of its file is listed', async () => {
  const alts = { 'gallery-01': { photograph: 'A room.' }, 'gallery-02': 'A kitchen.' };
  const whats = await listed([], [], alts, []);
  expect(whats.slice(0, 2)).toEqual([
    'The picture gallery-01 is called a photograph, but its file is still the rendered one',
    'The picture gallery-02 has another file than the rendered one, and is still called rendered',
  ]);
});

test('no picture of this site is called what its file is not', () => {
  const whats = listStandIns({ sampleValues: [] }, masters).map(({ what }) => what);
  expect(whats.filter((what) => / still (?:the|called) rendered/.test(what))).toEqual([]);
});

test('a value that the owner has set is no longer listed', () => {
  const whats = (values: Record<string, string>): string[] =>
    listStandIns(readConfig(values), masters).map(({ what }) => what);
  for (const name of ['SITE_ORIGIN', 'BUSINESS_PHONE', 'BUSINESS_EMAIL'])
    expect(whats({})).toContain(`${name} has its sample value`);
  const phone = { BUSINESS_PHONE: '+914012345678' };
  expect(whats({}).filter((what) => !whats(phone).includes(what))).toContain(
    'BUSINESS_PHONE has its sample value',
  );
});

const pictures = masters.map(({ key }) => ({ key, width: 1600 }));

test('nothing of this site is a mistake', () => {
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

test('a finished job that a rendered room would show is a mistake', async () => {
  vi.resetModules();
  const job = {
    slug: 'a-hall',
    title: 'A hall',
    words:
      'Worn grey between the door and the kitchen; ground, its joints refilled, and taken to the last grit.',
    before: 'gallery-01',
    after: 'gallery-02',
    finished: '2026-11-02',
  };
  vi.doMock(`${data}/jobs.ts`, () => ({ jobs: [job, { ...job, slug: 'long', title: 'A hall '.repeat(9) }] }));
  vi.doMock(`${data}/pictures.ts`, () => ({
    pictureAlts: { 'gallery-01': 'A room.', 'gallery-02': { photograph: 'A kitchen.' } },
    photographedSwatches: [],
  }));
  vi.doUnmock(`${data}/claims.ts`);
  vi.doUnmock(`${data}/testimonials.ts`);
  const fresh = await import('../../../../src/cli/launch-check/mistakes.ts');
  const whats = fresh.listMistakes([], '2026-11-23').map(({ what }) => what);
  expect(whats.filter((what) => what.includes(' job '))).toEqual([
    'The job a-hall shows gallery-01, which is rendered and no finished floor',
    'The job long shows gallery-01, which is rendered and no finished floor',
    'The title of the job long has 63 characters',
  ]);
});
