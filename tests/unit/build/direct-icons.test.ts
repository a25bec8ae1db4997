import { expect, test } from 'vitest';
import { importIconsDirectly, isIcon, leanIcon } from '../../../src/build/bundles/direct-icons.ts';

test('an icon is imported from the file that draws it, which keeps the drawing and nothing else', async () => {
  const [, file = ''] =
    /from "([^"]+)"/.exec(importIconsDirectly("import { Hammer } from 'lucide-react';")) ?? [];
  expect(isIcon(file)).toBe(true);
  const source = await leanIcon(file);
  expect(source).toContain('["path",{"d":"m18 15 4-4"}]');
  expect(source).not.toMatch(/key|name|size/);
});

test('an icon that the library does not have is refused', () => {
  expect(() => importIconsDirectly("import { Nothing } from 'lucide-react';")).toThrow(
    'draws no icon "Nothing"',
  );
});
