import { expect, test } from 'vitest';
import { renderModeFor } from '../../../src/pages/send-page.ts';

test.each([
  [
    'a phone',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'stream',
  ],
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'whole'],
  ['a link preview', 'WhatsApp/2.23.20.0', 'whole'],
  ['nobody who says so', '', 'whole'],
] as const)('%s (%s) gets: %s', (_, userAgent, mode) => {
  expect(renderModeFor(userAgent)).toBe(mode);
});
