import type { Page } from 'playwright';

interface ShiftRecord {
  shifts: string[];
}

/** From the next document on: each layout shift of `least` or more, with what moved, for `shiftsOf` to read. */
export async function recordShifts(page: Page, least = 0): Promise<void> {
  await page.addInitScript((smallest) => {
    const record = window as unknown as ShiftRecord;
    record.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        if (value < smallest) continue;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
        record.shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, least);
}

export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as ShiftRecord).shifts);
}
