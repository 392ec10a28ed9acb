import { expect, type Page } from '@playwright/test';

/** Runs in the page: scrolls over all of it and back, so that what is drawn when it comes near is drawn. */
const scrollOver = async (): Promise<void> => {
  const drawn = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
  const { scrollingElement: all } = document;
  if (!all) return;
  for (let y = 0; y < all.scrollHeight; y += window.innerHeight) {
    window.scrollTo(0, y);
    await drawn();
  }
  window.scrollTo(0, 0);
  await drawn();
};

/** Waits until a page shows everything: nothing is loading any more, however far down. */
export const expectAllShown = async (page: Page): Promise<void> => {
  await page.evaluate(scrollOver);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
};
