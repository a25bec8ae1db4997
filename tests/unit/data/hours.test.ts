import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../../data/business.ts');
  vi.resetModules();
});

test('changed hours change on every page', async () => {
  vi.resetModules();
  vi.doMock('../../../data/business.ts', async (original) => {
    const module = await original<typeof import('../../../data/business.ts')>();
    const text = '10:20 AM – 8:40 PM, every day';
    return { ...module, openingHours: { ...module.openingHours, opens: '10:20', closes: '20:40', text } };
  });
  const { renderedPages } = await import('../../harness/rendered-pages.ts');
  const { texts, graphs } = renderedPages();
  for (const [path, text] of texts)
    expect(`${text} ${graphs.get(path)}`, path).not.toMatch(/\b9:00 AM|\b9 AM|\b7:00 PM|\b7 PM|09:00|19:00/);
});
