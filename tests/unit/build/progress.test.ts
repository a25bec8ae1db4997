import { expect, test } from 'vitest';
import { createProgress } from '../../../src/build/progress.ts';

function createOutput(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test('outside a terminal a line with the time left is written once a second at most, and the last one always', () => {
  const output = createOutput(false);
  let time = 0;
  const report = createProgress('Pictures', output, () => time);
  for (let done = 1; done <= 10; done += 1) {
    time += 300;
    report(done, 10);
  }
  expect(output.written).toEqual([
    'Pictures: 4 of 10, about 2 s left\n',
    'Pictures: 8 of 10, about 1 s left\n',
    'Pictures: 10 of 10\n',
  ]);
});

test('on a terminal one line is rewritten and ended at the last count', () => {
  const output = createOutput(true);
  let time = 0;
  const report = createProgress('Pictures', output, () => time);
  time = 200;
  report(1, 2);
  report(2, 2);
  expect(output.written).toEqual([
    expect.stringMatching(/^\rPictures: 1 of 2, about 1 s left *$/),
    expect.stringMatching(/^\rPictures: 2 of 2 *\n$/),
  ]);
});
