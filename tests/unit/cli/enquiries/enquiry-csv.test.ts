import { expect, test } from 'vitest';
import { csvLine } from '../../../../src/cli/enquiries/enquiry-csv.ts';
import type { Enquiry } from '../../../../src/enquiries/enquiry.ts';
import { noon } from '../../../harness/enquiries/submission.ts';

const enquiry: Enquiry = {
  id: '1',
  reference: 'K7M4X2PF',
  token: '',
  form: 'quote',
  state: 'received',
  fields: {},
  phone: null,
  email: null,
  notice: '',
  spamScore: 0,
  spamReasons: [],
  receivedAt: noon,
  lastContactAt: noon,
  withdrawnAt: null,
  earlier: [],
};

test.each([
  ['=1', "'=1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t1', "'\t1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['  \u00a0=1', "  \u00a0'=1"],
  ['\u200b=1', "\u200b'=1"],
  [';=1', ";'=1"],
  ['two rooms;  =1', "two rooms;  '=1"],
  ['two\n=1', "two\n'=1"],
  ['a-b=c; d', 'a-b=c; d'],
])('in the CSV %j is %j, which no spreadsheet runs', (name, shown) => {
  expect(csvLine({ ...enquiry, fields: { name } })).toContain(`,"${shown}",`);
});

test.each([
  ['120 gaj', '1080'],
  ['1,200 sq ft', '1200'],
  ['two rooms', 'two rooms'],
])('a floor of %s is exported as %s square feet', (typed, figure) => {
  expect(csvLine({ ...enquiry, fields: { area_size: typed } })).toContain(`,"${figure}",`);
});

test('words that were sent before the latest are exported too: they may be about another floor', () => {
  const replaced = { phone: null, email: null, replacedAt: noon };
  const line = csvLine({
    ...enquiry,
    fields: { name: 'Asha', phone: '2' },
    earlier: [
      { ...replaced, fields: { name: 'Ravi', phone: '1' } },
      { ...replaced, fields: {}, corrected: ['phone'] },
    ],
  });
  expect(line).toMatch(/,"[^"]*Ravi[^"]*1"\r\n$/);
});
