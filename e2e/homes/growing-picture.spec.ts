import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Counts the changes of pages in which a picture moved from one page to the other. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moves: 0 });
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        // Only what stands on both pages has a group that moves, and an old and a new picture.
        if (
          ['group', 'old', 'new'].every((part) =>
            moved.includes(`::view-transition-${part}(growing-picture)`),
          )
        )
          (window as unknown as { moves: number }).moves += 1;
      });
      return transition;
    };
  });
const moves = (page: Page) => page.evaluate(() => (window as unknown as { moves: number }).moves);

test(
  'a home’s picture grows from its card into its page, and shrinks back',
  { tag: '@long' },
  async ({ page }) => {
    await watchMoves(page);
    await page.goto('/homes');
    const card = page.getByRole('article').nth(4);
    const name = await card.getByRole('heading').innerText();
    // Once without motion: on a busy machine, its first drawing may take longer than a page may stand still for.
    await card.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const top = await page.evaluate(() => window.scrollY);
    await card.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => moves(page)).toBe(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(card.getByRole('link', { name })).toBeInViewport();
    await expect.poll(() => moves(page)).toBe(2);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(top));
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

test('by the keyboard as well, and not for people who want no motion', { tag: '@long' }, async ({ page }) => {
  await watchMoves(page);
  await page.goto('/homes');
  const link = page.getByRole('article').first().getByRole('link').first();
  const name = await link.innerText();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await moves(page)).toBe(0);
  await page.goBack();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => moves(page)).toBe(1);
});
