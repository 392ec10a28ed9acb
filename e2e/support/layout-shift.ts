import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page: adds up how much moves by itself, as browsers measure it (cumulative layout shift). */
const addUp = (): void => {
  const sum = { of: 0 };
  Object.assign(window, { layoutShift: sum });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) sum.of += value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Has the pages that are opened from now on add up their layout shift. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(addUp);
};

/** How much has moved by itself since the page was opened. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { layoutShift: { of: number } }).layoutShift.of);
