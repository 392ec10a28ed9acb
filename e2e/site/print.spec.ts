import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { screenName } from '../support/workspace.ts';

/** Buttons, and links to other pages, are of no use on paper; whom to call is. */
const expectOnPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(
    page.getByText('(360) 555-0142 · www.hearthline.example').filter({ visible: true }),
  ).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Talk to us' })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
};

test('what a home costs a month can be printed', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/finance?price=89000');
  await expectOnPaper(page);
  await expect(page.getByLabel('Price, delivered and set up')).toHaveValue('89,000');
  await expect(page.getByRole('heading', { name: 'How it is calculated' })).toBeVisible();
});

test('the plans that were found can be printed', { tag: '@long' }, async ({ page }) => {
  await page.goto('/floor-plan-generator?king=3&full-baths=2&plans=3x2');
  const plan = page.getByRole('article', { name: 'Birkenfeld' });
  await expect(plan).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Step 1: Select a bedroom type' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  await expect(plan.getByRole('img', { name: /^Floor plan of the Birkenfeld/ })).toBeVisible();
  await expect(plan.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a home is printed with its plan, however little of it was seen', async ({ page }) => {
  const parts = page.waitForResponse(/plan-parts/);
  await page.goto('/homes/birkenfeld');
  await (await parts).finished();
  await expect(page.getByRole('status', { name: 'Loading the floor plan' })).toBeAttached();
  await expect
    .poll(() =>
      page.evaluate(() => {
        // What a browser does before it prints; it does not wait for anything.
        window.dispatchEvent(new Event('beforeprint'));
        return document.querySelector('#floor-plan') !== null;
      }),
    )
    .toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Floor plan', exact: true })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the floor plan' })).toHaveCount(0);
});

test(
  'a home is printed with its arithmetic, and without what holds at the moment only',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/homes/birkenfeld');
    const total = page
      .getByRole('table', { name: 'The price line by line' })
      .getByRole('row', { name: /^Total/ });
    await expect(page.getByText(/^See it in person/)).toBeVisible();
    await expect(page.getByText('How this price is calculated')).toBeVisible();
    await expect(total).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(total).toBeVisible();
    await expect(
      page.getByText(/Closed now|Open now|Opens |Open until/).filter({ visible: true }),
    ).toHaveCount(0);
  },
);

test('a customer prints their appointments', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'customer', '/dashboard?tab=appointments');
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
  await expectOnPaper(page);
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Appointments', { exact: true })).toBeVisible();
});

test('an admin prints a report, not how it is made', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'admin', '/reports');
  await expect(page.getByRole('table')).toBeVisible();
  await expectOnPaper(page);
  await expect(screenName(page)).toHaveText('Reports');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Report' })).toHaveCount(0);
});
