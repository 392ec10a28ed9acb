import { expect, test } from '../support/test.ts';

test('a lost visitor reads what happened and finds the closest page', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  const answer = await page.goto('/design-rof');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Design Your Home' }).click();
  await expect(page).toHaveURL('/design-roof');
  await expect(page.getByRole('heading', { level: 1, name: 'Design Your Home' })).toBeVisible();
});

test('where nothing comes close, home does', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto('/zzzzqqq/xx');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dare to Compare.' })).toBeVisible();
});
