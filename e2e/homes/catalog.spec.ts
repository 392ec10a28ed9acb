import type { Locator, Page } from '@playwright/test';
import { expectPriceOnCard, homesOf } from '../support/prices.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const count = (page: Page): Locator => page.getByRole('main').getByText(/^\d+( of \d+)? homes$/);
const names = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allTextContents();

/** On a phone the filters are behind a button. */
const openFilters = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
};

test(
  'a visitor finds the homes that fit a month, with the price of each, and shares what was found',
  { tag: '@phone' },
  async ({ page }) => {
    const all = await homesOf(page);
    await page.goto('/homes');
    await expect(page).toHaveTitle(/^Homes/);
    await expect(count(page)).toHaveText(`${all.length} homes`);
    const [cheapest] = all.toSorted((one, other) => one.price.baseCents - other.price.baseCents);
    await expectPriceOnCard(cards(page).first(), cheapest!.price);

    await page.getByLabel('Most per month ($)').fill('1,400');
    await expect(page.getByRole('heading', { name: 'What fits $1,400 a month?' })).toBeVisible();
    await expect(page).toHaveURL('/homes?monthly=1400');
    const within = await homesOf(page, '?maxMonthly=140000');
    expect(within.length).toBeGreaterThan(0);
    await expect(count(page)).toHaveText(`${within.length} of ${all.length} homes`);
    expect((await names(page)).toSorted()).toEqual(within.map(({ name }) => name).toSorted());

    await openFilters(page);
    await page
      .getByText(/^3 \(\d+\)$/)
      .first()
      .click();
    const three = within.filter(({ bedrooms }) => bedrooms === 3);
    await expect(count(page)).toHaveText(`${three.length} of ${all.length} homes`);
    await page.getByLabel('Sort by').selectOption('Size: large to small');
    await expect(page).toHaveURL('/homes?monthly=1400&bedrooms=3&sort=size-down');
    const bySize = three.toSorted(
      (one, other) => other.squareFootage - one.squareFootage || (one.name < other.name ? -1 : 1),
    );
    expect((await names(page))[0]).toBe(bySize[0]!.name);

    await page.reload();
    await expect(count(page)).toHaveText(`${three.length} of ${all.length} homes`);
    await expect(page.getByLabel('Most per month ($)')).toHaveValue('1,400');
    await page.goBack();
    await page.goBack();
    await expect(count(page)).toHaveText(`${within.length} of ${all.length} homes`);
  },
);

test(
  'prices narrow the list as the API does, and nothing found says what to give up',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/homes?min-price=100000&max-price=120000');
    const between = await homesOf(page, '?minPrice=10000000&maxPrice=12000000');
    expect((await names(page)).toSorted()).toEqual(between.map(({ name }) => name).toSorted());

    await page.goto('/homes?bedrooms=5&monthly=900');
    await expect(page.getByRole('heading', { name: 'No homes match these filters' })).toBeVisible();
    const five = (await homesOf(page)).filter(({ bedrooms }) => bedrooms === 5);
    await page.getByRole('button', { name: `Also above $900 a month: ${five.length} homes` }).click();
    await expect(page).toHaveURL('/homes?bedrooms=5');
    await expect(cards(page)).toHaveCount(five.length);

    await openFilters(page);
    await page.getByLabel('To ($)').fill('a lot');
    await expect(page.getByText('Please enter an amount, like 1,400')).toBeVisible();
    await expect(cards(page)).toHaveCount(five.length);
  },
);

test('a home is opened from the list, and compared with another', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See all homes and prices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Homes' })).toBeVisible();
  const all = await homesOf(page);
  await page.getByRole('button', { name: `Show all ${all.length} homes` }).click();
  await expect(cards(page)).toHaveCount(all.length);
  await page.getByRole('checkbox', { name: 'Compare the Enid' }).check();
  await page.getByRole('checkbox', { name: 'Compare the Yachats' }).check();
  await page.getByRole('link', { name: 'Compare 2 homes' }).click();
  await expect(page).toHaveURL(/\/compare\?homes=enid,yachats|\/compare\?homes=enid%2Cyachats/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dare to Compare' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Homes' })).toBeVisible();
  await page.getByRole('link', { name: 'Yachats' }).click();
  await expect(page).toHaveURL('/homes/yachats');
  await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('$89,000 for the home');
});
