import { expect, test, vi } from 'vitest';
import { structuredDataOf } from '../../../src/structured-data/structured-data.ts';
import { nodesOfType } from '../../../src/tools/check-seo/graph-node.ts';
import { rowOf } from '../../../views/routes/route-table.ts';
import { madeOptions } from '../../harness/made-assets.ts';

vi.mock(import('../../../data/hours.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  holidays: [{ date: '2027-01-26', name: 'Republic Day' }],
}));

test('a holiday stands beside the weekly hours as a day without any', () => {
  const text = structuredDataOf(rowOf('/'), madeOptions()) ?? '';
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
