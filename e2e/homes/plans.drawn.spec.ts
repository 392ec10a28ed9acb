import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { cards, count, generate, generator, more, plans } from '../support/floor-plans.ts';
import { expect, test } from '../support/test.ts';

const order = `${generator}?king=1&twin=2&full-baths=2&plans=3x2`;
const section = (page: Page): Locator => page.getByRole('region', { name: 'Drawn for you' });
const drawings = (page: Page): Locator => section(page).getByRole('article');
const names = (page: Page): Promise<string[]> => drawings(page).getByRole('heading').allTextContents();
const next = (page: Page): Locator => section(page).getByRole('button', { name: 'Other plans' });

const plan = (card: Locator): Locator => card.getByRole('img', { name: /^Floor plan of/ });

/** The address of the picture that is shown, once it is drawn. */
const shownPicture = async (picture: Locator): Promise<string> => {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
};

test('a visitor has plans drawn, and others', async ({ page }) => {
  await page.goto(generator);
  for (const kind of ['King bedrooms', 'Twin bedrooms', 'Twin bedrooms', 'Full bathrooms', 'Full bathrooms'])
    await more(page, kind).click();
  await generate(page).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(drawings(page)).toHaveCount(3);
  await expect(section(page).getByRole('status')).toHaveText(
    '3 plans drawn for 1 king bedroom, 2 twin bedrooms, and 2 baths, double wide.',
  );
  for (const facts of await drawings(page).locator('dl').all())
    await expect(facts).toHaveText(/Bedrooms3.*Baths2/);
  await shownPicture(plan(drawings(page).first()));
  const [name = ''] = await names(page);
  const front = drawings(page).first().getByAltText(`The ${name} home seen from the front`);
  expect(await shownPicture(front)).toContain('/api/image/generated-home.webp?code=2.');

  const first = await names(page);
  await next(page).click();
  await expect(page).toHaveURL(/&seed=2$/);
  await expect.poll(() => names(page)).not.toEqual(first);
  await expect(drawings(page)).toHaveCount(3);
  const second = await names(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(second);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(first);
});

test(
  'drawn.first: Generate leads to plans that are drawn, and below them to one row of homes',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${generator}?king=1&twin=2&full-baths=2`);
    await generate(page).click();
    await expect(drawings(page)).toHaveCount(3);
    const first = drawings(page).first();
    await expect(first).toContainText(/\$[\d,]+ delivered and set up/);
    await expect(first).toContainText(/About \$[\d,]+ a month/);
    await expect(first.getByRole('checkbox', { name: /^Compare the/ })).toBeVisible();
    await expect(first).toContainText(
      /Split bedrooms|in one wing|Foyer with wings|Two suites|Living room at the rear|Cottage without|Porch at/,
    );
    const { height, width } = page.viewportSize()!;
    // In the window as far as the page has scrolled by itself: from its picture to its plan.
    await expect.poll(async () => (await first.boundingBox())!.y).toBeGreaterThan(0);
    const street = (await first.getByAltText(/seen from the front$/).boundingBox())!;
    const drawing = (await plan(first).boundingBox())!;
    expect(street.y).toBeLessThan(height / 2);
    expect(drawing.y).toBeLessThan(height - 200);

    await expect(cards(page).first()).toContainText('a month');
    const last = (await drawings(page).last().boundingBox())!;
    const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
    expect(boxes.length).toBeGreaterThan(3);
    for (const box of boxes) {
      expect(box!.y).toBe(boxes[0]!.y);
      expect(box!.height).toBeLessThanOrEqual(480);
    }
    expect(boxes[0]!.y).toBeGreaterThan(last.y + last.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page).last()).toBeInViewport();
  },
);

test('a drawn plan is seen in full, taken along and booked', { tag: '@long' }, async ({ page }) => {
  await page.goto(order);
  await expect(drawings(page)).toHaveCount(3);
  const [name = ''] = await names(page);
  const card = drawings(page).first();
  await card.getByRole('button', { name: /full screen$/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Image viewer' });
  await expect(viewer.getByText('1 / 3', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await viewer.getByRole('img', { name: /^Floor plan/ }).boundingBox())?.width ?? 0)
    .toBeGreaterThan(300);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  for (const [kind, type] of [
    ['PDF', 'application/pdf'],
    ['PNG', 'image/png'],
    ['DXF', 'image/vnd.dxf'],
  ] as const) {
    const link = card.getByRole('link', { name: new RegExp(` as ${kind}`) });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
  }
  await card.getByRole('link', { name: /^Book Consultation/ }).click();
  await expect(page.getByLabel('Message')).toHaveValue(`I am interested in the ${name}.`);
});

test(
  'a drawing is light or dark as the page is, whatever the system is',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(order);
    const drawing = plan(drawings(page).first());
    const street = drawings(page)
      .first()
      .getByAltText(/seen from the front$/);
    expect(await shownPicture(drawing)).toContain('colors=dark');
    expect(await shownPicture(street)).toContain('.dusk.webp');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect.poll(() => shownPicture(drawing)).toContain('colors=light');
    await expect.poll(() => shownPicture(street)).not.toContain('.dusk.webp');
  },
);

test(
  'width and wishes are chosen from the keyboard and kept in the address',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(order);
    await expect(drawings(page)).toHaveCount(3);
    await section(page).getByRole('radio', { name: 'Double wide' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/&width=triple$/);
    await expect(drawings(page).first()).toContainText('Triple wide');
    await section(page).getByText('More wishes').press('Enter');
    await section(page).getByRole('checkbox', { name: 'Home office' }).press('Space');
    await expect(page).toHaveURL(/&width=triple&office=true$/);
    await expect(section(page)).toHaveAttribute('aria-busy', 'false');
    await expect(drawings(page)).toHaveCount(3);
    const before = await names(page);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(before);
    await expect(section(page).getByText('More wishes (1)')).toBeVisible();
  },
);

test('a wish that no plan fits leads to those that do', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${generator}?king=5&full-baths=3&plans=5x3&width=single`);
  const empty = section(page).getByRole('heading', { name: 'No plan fits this wish' });
  await expect(empty).toBeVisible();
  await expectNoAxeFindings(page);
  const offered = section(page).getByRole('link');
  await expect(offered).toHaveCount(3);
  for (const text of await offered.allTextContents()) {
    await section(page).getByRole('link', { name: text, exact: true }).click();
    await expect(drawings(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Drawn for you' })).toBeFocused();
    await page.goBack();
    await expect(empty).toBeVisible();
  }
});

test(
  'a failed answer can be tried again, and the homes stay',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/status of 503/);
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('floorPlanDesigns')) return route.fallback();
      await route.fulfill({
        status: 503,
        headers: { 'retry-after': '1' },
        contentType: 'application/json',
        body: '{"errors":[{"message":"-","extensions":{"code":"UNAVAILABLE"}}]}',
      });
    });
    await page.goto(order);
    const alert = section(page).getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'The plans could not be drawn' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await page.unroute('**/graphql');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(drawings(page)).toHaveCount(3);
  },
);

test('homes and drawings follow the order', { tag: '@long' }, async ({ page }) => {
  await page.goto(order);
  await expect(drawings(page)).toHaveCount(3);
  const before = await names(page);
  await more(page, 'Queen bedrooms').click();
  await page.getByRole('button', { name: 'One less: King bedrooms' }).click();
  await expect(count(page, 'King bedrooms')).toHaveText('0');
  await expect(section(page).getByRole('status')).toHaveText(/^3 plans drawn for 1 queen bedroom, 2 twin/);
  expect(await names(page)).not.toEqual(before);
  await more(page, 'Queen bedrooms').click();
  await expect(plans(page)).toContainText('have 4 bedrooms and 2 bathrooms.');
  await expect(section(page).getByRole('status')).toHaveText(/^3 plans drawn for 2 queen bedrooms, 2 twin/);
});

test(
  'up to three homes are compared side by side, at an address of their own',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(order);
    await expect(drawings(page)).toHaveCount(3);
    const tick = (card: Locator): Locator => card.getByRole('checkbox', { name: /^Compare the/ });
    const home = await cards(page).first().getByRole('heading').textContent();
    const [drawn = ''] = await names(page);
    await tick(cards(page).first()).check();
    await tick(drawings(page).first()).check();
    await tick(drawings(page).nth(1)).check();
    await expect(tick(drawings(page).nth(2))).toBeDisabled();
    await page.getByRole('link', { name: 'Compare 3 homes' }).click();
    const table = page.getByRole('region', { name: 'Homes side by side' });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    for (const name of [home ?? '', drawn])
      await expect(table.getByRole('columnheader').filter({ hasText: name })).toHaveCount(1);
    await expect(
      table
        .getByRole('row', { name: /^Bedrooms/ })
        .getByRole('cell')
        .filter({ hasText: '3' }),
    ).toHaveCount(3);
    await expect(table.getByRole('row', { name: /^From the front/ }).getByRole('img')).toHaveCount(3);
    await expect(table.getByAltText(`The ${drawn} home seen from the front`)).toBeVisible();

    await page.reload();
    await expect(table.getByRole('columnheader').filter({ hasText: drawn })).toHaveCount(1);
    await table
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await page.goto(`${order}&compare=enid+toledo`);
    await expect(page.getByRole('link', { name: 'Compare 2 homes' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).not.toHaveURL(/compar/);
  },
);
