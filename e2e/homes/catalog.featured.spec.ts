import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { toast } from '../support/booking.ts';
import { expect, test } from '../support/test.ts';

const viewer = (page: Page): Locator => page.getByRole('dialog', { name: 'Image viewer' });
const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test(
  'a visitor looks at a featured home from outside, from above and inside',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Most Affordable, Best Practices')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Dare to Compare.' })).toBeVisible();
    for (const picture of await page.getByRole('article').getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => isDrawn(picture)).toBe(true);
    }

    const wasco = page.getByRole('article', { name: 'WASCO' });
    await expect(wasco).toContainText('3x Triple Wide · 60x40 · 2,310 sqft · 5 bedrooms · 3 baths');
    await wasco.getByRole('button', { name: /^View Floor Plan/ }).click();
    await expect(viewer(page).getByText('2 / 4', { exact: true })).toBeVisible();
    await expect.poll(() => isDrawn(viewer(page).getByRole('img'))).toBe(true);
    await expectNoAxeFindings(page);
    for (const place of ['3 / 4', '4 / 4', '1 / 4']) {
      await viewer(page).getByRole('button', { name: 'Next image' }).click();
      await expect(viewer(page).getByText(place, { exact: true })).toBeVisible();
      await expect.poll(() => isDrawn(viewer(page).getByRole('img'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(wasco.getByRole('button', { name: /^View Floor Plan/ })).toBeFocused();
  },
);

test(
  'Back closes what lies over the page, and leads on from there as if that had never been open',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/about-us');
    await page.goto('/?seen=1#featured');
    const look = page.getByRole('button', { name: 'View Floor Plan: Enid' });
    const before = await page.evaluate(() => history.length);
    await look.click();
    await expect(viewer(page)).toBeVisible();
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(look).toBeFocused();
    await expect(page).toHaveURL('/?seen=1#featured');

    for (const close of [
      () => page.keyboard.press('Escape'),
      () => viewer(page).getByRole('button', { name: 'Close' }).click(),
    ]) {
      await look.click();
      await expect(viewer(page)).toBeVisible();
      await close();
      await expect(viewer(page)).toBeHidden();
    }
    await look.click();
    await expect(viewer(page)).toBeVisible();
    await page.reload();
    await expect(look).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'covered' in history.state)).toBe(false);
    // The extra entry is the one that the browser keeps for Forward.
    expect(await page.evaluate(() => history.length)).toBe(before + 1);

    if (isMobile) {
      await page.evaluate(() => scrollTo(0, 0));
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await menu.click();
      await page.goBack();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await menu.click();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Finance' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/?seen=1#featured');
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
    }
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
  },
);

test('a viewer that is lost on its way leaves the page, and comes when it is loaded again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await page.route(/image-viewer.*\.js/, (route) => route.abort());
  await page.goto('/');
  const button = page.getByRole('button', { name: 'View Floor Plan: Enid' });
  await button.click();
  await expect(toast(page, 'The picture could not be opened')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dare to Compare.' })).toBeVisible();
  await page.unroute(/image-viewer.*\.js/);
  await toast(page, 'The picture could not be opened').getByRole('button', { name: 'Load again' }).click();
  await expect(toast(page, 'The picture could not be opened')).toBeHidden();
  await button.click();
  await expect(viewer(page).getByText('2 / 4', { exact: true })).toBeVisible();
});

test('the ways on lead where they say', { tag: '@long' }, async ({ page }) => {
  for (const [name, address] of [
    ['Design Your Home Now — Click Here', '/floor-plan-generator'],
    ['Explore All Home Designs', '/floor-plan-generator'],
    ['See the payment: 2 bedrooms, 1 bath', '/finance?price=89000#calculator'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Book Consultation' }).click();
  await expect(page).toHaveURL('/appointments');
});

test('who loads the page again stays where they were; who comes by its address begins at the top', async ({
  page,
}) => {
  const place = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/');
  await page.getByRole('heading', { name: 'What a home costs' }).scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(500);
  await page.reload();
  await expect.poll(place).toBe(before);
  await page.goto('/about-us');
  await page.goto('/');
  // Once the page has reacted to a key press, anything that would have scrolled it has done so.
  await page.getByRole('button', { name: 'View Floor Plan: WASCO' }).press('Enter');
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await place()).toBeLessThan(before);
});

test('prices and promotions stand where a buyer looks for them', async ({ page }) => {
  await page.goto('/');
  const prices = page.getByRole('region', { name: 'What a home costs' });
  for (const text of [
    '$89,000',
    'about $1,200 a month',
    '$145,000',
    'about $1,800 a month',
    'Estimated with 10% down and a 30-year term.',
  ])
    await expect(prices).toContainText(text);
  await expect(page.getByRole('region', { name: 'Current Promotions' })).toContainText('Extra 2%');
});
