import { expect, test } from 'vitest';
import { hardSpaces, withHardSpaces } from '../../../data/hard-spaces.ts';

/** `_` stands for the hard space, `^` for the word joiner. */
test.each([
  ['from ₹40 per sq ft for a room of 180 sq ft', 'from ₹40 per_sq_ft for a room of 180_sq_ft'],
  ['less than 1 mm in 2 hours', 'less than 1_mm in 2_hours'],
  ['9:00 AM – 7:00 PM, every day', '9:00_AM_–^_7:00_PM, every day'],
  ['a room takes 1–2 days', 'a room takes 1–^2_days'],
  ['50 · 100 · 1500', '50_· 100_· 1500'],
  ['about ₹1,800 to ₹2,250', 'about ₹1,800_to_₹2,250'],
  ['readings at 60 degrees', 'readings at 60_degrees'],
  ['quartz, Mohs 7', 'quartz, Mohs_7'],
  ['one 16 A point, about 85 dB at 175 rpm', 'one 16_A point, about 85_dB at 175_rpm'],
  ['softens from 60 °C; 3 ft wide', 'softens from 60_°C; 3_ft wide'],
  ['a tin-oxide buff', 'a tin-^oxide buff'],
  ['/glossary#tin-oxide', '/glossary#tin-oxide'],
  ['call +91 90000 00000 today', 'call +91_90000_00000 today'],
  ['call +91 40 2345 6789', 'call +91_40_2345_6789'],
  ['2 months, then 3 mops and 4 metres', '2_months, then 3 mops and 4 metres'],
])('%s', (text, set) => {
  expect(hardSpaces(text)).toBe(set.replaceAll('_', '\u00a0').replaceAll('^', '\u2060'));
});

test('setting a text twice changes nothing more', () => {
  const once = hardSpaces('₹40 per sq ft, 1–2 days, 9:00 AM – 7:00 PM, 50 · 100');
  expect(hardSpaces(once)).toBe(once);
});

test('content is set at any depth, and nothing else of it changes', () => {
  const shout = (text: string): string => text;
  const content = {
    head: { title: '5 mm' },
    rows: [{ text: '5 mm', id: 'a-5', count: 3, none: null }],
    shout,
  };
  expect(withHardSpaces(content)).toEqual({
    head: { title: '5 mm' },
    rows: [{ text: '5\u00a0mm', id: 'a-5', count: 3, none: null }],
    shout,
  });
});
