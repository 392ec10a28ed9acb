import { expect, type Page } from '@playwright/test';

const storageKey = 'presses of the journey';

/** Counts the presses of the pointer on every page that this one shows from now on; typing is none. */
export const countPresses = async (page: Page): Promise<void> => {
  await page.addInitScript((key) => {
    const count = (): void =>
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? '0') + 1));
    document.addEventListener('pointerdown', count, true);
  }, storageKey);
};

/** Does something from the page that is open. It takes exactly so many presses: fewer are a better figure to write down. */
export const inPresses = async (
  page: Page,
  presses: number,
  what: string,
  work: () => Promise<void>,
): Promise<void> => {
  await page.evaluate((key) => sessionStorage.removeItem(key), storageKey);
  await work();
  const counted = Number(await page.evaluate((key) => sessionStorage.getItem(key), storageKey));
  expect(counted, `presses to ${what}`).toBe(presses);
};
