import { expect, test } from 'vitest';
import { isForLateFont } from '../../../../src/tools/budget/weigh-page.ts';

const face = 'http://site/assets/fonts/deccan-display-Za2Xpne.woff2';
const script = 'http://site/assets/late-fonts-ABC123.js';

function counted(urls: readonly string[]): string[] {
  const requests = urls.map((url) => ({ url: () => url }));
  return requests.filter((request) => !isForLateFont(request, requests)).map((request) => request.url());
}

test('the face that a busy machine asks the cache for again is counted once, without the script that asks', () => {
  expect(counted([face, script, face])).toEqual([face]);
});

test('a face that is fetched twice for any other reason is counted twice', () => {
  expect(counted([face, face])).toEqual([face, face]);
});

test('another file that is fetched twice is counted twice', () => {
  const picture = 'http://site/assets/pictures/hero-1-560.avif';
  expect(counted([picture, face, script, picture, face])).toEqual([picture, face, picture]);
});
