import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const monthly = (page: Page): Locator => page.getByRole('region', { name: 'Payment calculator' }).locator('output');

test('a buyer finds the terms and works out a payment', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/finance');
  for (const [name, terms] of [
    ['Government-backed loans', /FHA.*3\.5% down.*VA.*0% down.*USDA rural.*0% down/s],
    ['State and local programs', /HUD vouchers.*Federal tax credit.*up to \$7,500/s],
    ['Private and specialty loans', /Conventional.*starting at 6\.5%/s],
    ['Unique solutions', /Paying cash.*5% discount/s],
  ] as const) {
    await expect(page.getByRole('region', { name })).toHaveText(terms);
  }
  await expect(page.getByRole('link', { name: 'Call (360) 555-0142' })).toHaveAttribute('href', 'tel:+13605550142');
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@hearthline.example' })).toHaveAttribute('href', 'mailto:hello@hearthline.example');

  await page.getByRole('button', { name: '3 bedrooms, 2 baths: $145,000' }).click();
  await expect(page.getByText(/Our example says about \$1,800/)).toBeVisible();
  await page.getByLabel('Price of the home').fill('100000');
  await page.getByLabel('Down (%)').fill('0');
  await page.getByLabel('Interest rate').fill('6');
  await page.getByLabel('Property tax').fill('1.2');
  await page.getByLabel('Insurance').fill('600');
  await expect(monthly(page)).toHaveText('$750');
  await expect(page.getByRole('region', { name: 'How it is worked out' })).toContainText('$599.55');
  await expectNoAxeFindings(page);

  await page.getByLabel('Term').fill('100');
  await expect(page.getByText('Please enter 1 year to 40 years')).toBeVisible();
  await expect(monthly(page)).toBeHidden();
  await expectNoAxeFindings(page);
});

test('a promotion that has expired is not offered', async ({ page }) => {
  const answered = page.waitForResponse('**/api/content');
  await page.goto('/finance');
  expect((await answered).status()).toBe(200);
  const promotions = page.getByRole('region', { name: 'What we take off today' });
  await expect(promotions).toContainText('Extra 2%');
  await expect(promotions).toContainText('$1,000 credit');
  await expect(promotions).not.toContainText('solar');
});

test('without the server the terms that have no dates are there', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/api/content', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/content'));
  await page.goto('/financing');
  await failed;
  await expect(page.getByRole('region', { name: 'Government-backed loans' })).toContainText('3.5% down');
  await expect(monthly(page)).toBeVisible();
});
