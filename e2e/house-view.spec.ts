import type { Locator } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** What the canvas shows, once it no longer changes. */
const shown = async (canvas: Locator): Promise<string> => {
  let last = '';
  await expect
    .poll(async () => {
      const now = (await canvas.screenshot()).toString('base64');
      const isStill = now === last;
      last = now;
      return isStill;
    })
    .toBe(true);
  return last;
};

test('a home is looked at from all sides and from above without its roof @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/homes/birkenfeld');
  await page.getByRole('button', { name: 'View in 3D' }).click();
  const stage = page.getByRole('group', { name: 'Birkenfeld in 3D' });
  const canvas = stage.locator('canvas');
  await expect(canvas).toBeVisible();
  const corner = await shown(canvas);
  // A blank picture of this size takes a few hundred bytes.
  expect(corner.length).toBeGreaterThan(40_000);
  await stage.getByRole('button', { name: 'From above' }).click();
  const above = await shown(canvas);
  expect(above).not.toBe(corner);
  await stage.getByRole('button', { name: 'Lift the roof' }).click();
  const lifted = await shown(canvas);
  expect(lifted).not.toBe(above);
  await canvas.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await shown(canvas)).not.toBe(lifted);
  await expectNoAxeFindings(page);
  await stage.getByRole('button', { name: 'Back to the picture' }).click();
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeVisible();
});

test('the picture stays for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/homes/birkenfeld');
  await expect(page.getByRole('region', { name: 'What it costs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View the Birkenfeld full screen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View in 3D' })).toHaveCount(0);
});
