import { afterEach, expect, test, vi } from 'vitest';
import { nodesOfType } from '../../../src/tools/check-seo/graph-node.ts';

const hours = '../../../data/hours.ts';

afterEach(() => {
  vi.doUnmock(hours);
  vi.resetModules();
});

test('a holiday stands beside the weekly hours as a day without any', async () => {
  vi.resetModules();
  vi.doMock(hours, async (original) => ({
    ...(await original<typeof import('../../../data/hours.ts')>()),
    holidays: [{ date: '2027-01-26', name: 'Republic Day' }],
  }));
  const { structuredDataOf } = await import('../../../src/structured-data/structured-data.ts');
  const { routeOf } = await import('../../../views/routes/route-table.ts');
  const { madeOptions } = await import('../../harness/made-assets.ts');
  const text = structuredDataOf(routeOf('/'), madeOptions()) ?? '';
  const [business] = nodesOfType(JSON.parse(text)['@graph'], 'HomeAndConstructionBusiness');
  expect(business?.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      name: 'Republic Day',
      dayOfWeek: ['Tuesday'],
      validFrom: '2027-01-26',
      validThrough: '2027-01-26',
      opens: '00:00:00',
      closes: '00:00:00',
    },
  ]);
});
