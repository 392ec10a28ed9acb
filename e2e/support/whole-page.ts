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
  const waiting = page.locator('[data-skeleton]');
  await expect(async () => {
    // What is drawn only when it is near may be far from all that was scrolled to.
    await waiting.evaluateAll(([first]) => first?.scrollIntoView());
    await expect(waiting).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
};
