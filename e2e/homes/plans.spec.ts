import { floorPlanSentences } from '@hearthline/rules/homes/plans/plan-rules.ts';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { cards, count, generate, generator, more, plans } from '../support/floor-plans.ts';
import { expect, test } from '../support/test.ts';

const viewer = (page: Page): Locator => page.getByRole('dialog', { name: 'Image viewer' });

/** Waits until all prices are there: until then, cards grow. */
const priced = (page: Page): Promise<void> =>
  expect(cards(page).filter({ hasNotText: 'a month' })).toHaveCount(0);

/** Whether a picture has been loaded and drawn. */
const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('a visitor designs a home and looks at its plan', { tag: '@phone' }, async ({ page }) => {
  await page.goto(generator);
  await expect(page.getByRole('heading', { level: 1, name: 'Floor Plan Generator' })).toBeVisible();
  for (const picture of await page.getByRole('radio').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(picture)).toBe(true);
  }

  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeHidden();
  await expect(generate(page)).toBeInViewport({ ratio: 1 });

  // Choosing a type counts one.
  await page.getByRole('radio', { name: 'King Bedroom' }).click();
  await page.getByRole('radio', { name: 'Master Bathroom' }).click();
  await expect(page).toHaveURL(
    `${generator}?king=1&bedrooms=king&master-baths=1&full-baths=1&bathrooms=master`,
  );
  await expect(page.getByText(/^\d+ homes match$/)).toBeVisible();
  for (const type of ['Twin Bedroom', 'Twin Bedroom', 'Half Bathroom'])
    await page.getByRole('button', { name: `Add a ${type}` }).click();
  await expect(count(page, 'Twin bedrooms')).toHaveText('2');
  await expect(generate(page)).toBeInViewport({ ratio: 1 });
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText('2 twin bedrooms');
  await expect(summary).toContainText('We will look for homes with exactly 3 bedrooms and 2 bathrooms.');
  await expect(plans(page)).toBeHidden();

  await generate(page).click();
  await expect(page.getByRole('heading', { name: 'Floor Plans', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Floor Plans', exact: true })).toBeInViewport();
  const birkenfeld = cards(page).filter({ has: page.getByRole('heading', { name: 'Birkenfeld' }) });
  await expect(birkenfeld).toContainText('Double Wide');
  await expect(birkenfeld).toContainText('26x66');
  await expect(birkenfeld).toContainText('1,760');
  for (const facts of await cards(page).locator('dl').all())
    await expect(facts).toHaveText(/Bedrooms3.*Bathrooms2/);
  await birkenfeld.scrollIntoViewIfNeeded();
  for (const picture of await birkenfeld.getByRole('img').all())
    await expect.poll(() => isDrawn(picture)).toBe(true);

  await birkenfeld.getByRole('button', { name: /full screen$/ }).click();
  await expect(viewer(page).getByText('Birkenfeld', { exact: true })).toBeVisible();
  await expect.poll(() => isDrawn(viewer(page).getByRole('img'))).toBe(true);
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(birkenfeld.getByRole('button', { name: /full screen$/ })).toBeFocused();

  await birkenfeld.getByRole('link', { name: /^Book Consultation/ }).click();
  await expect(page).toHaveURL('/appointments?home=birkenfeld');
  await expect(page.getByLabel('Message')).toHaveValue('I am interested in the Birkenfeld.');
});

test('a plan is there to print', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${generator}?king=3&full-baths=2&plans=3x2`);
  const link = cards(page)
    .first()
    .getByRole('link', { name: /^Floor plan as PDF/ });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('all of it works from the keyboard', async ({ page }) => {
  await page.goto(generator);
  await page.evaluate(() =>
    window.addEventListener('question:select', (event) =>
      document.body.setAttribute('data-heard', JSON.stringify((event as CustomEvent).detail)),
    ),
  );
  await page.getByRole('radio', { name: 'King Bedroom' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Full Bedroom' })).toBeChecked();
  await expect(page.locator('body')).toHaveAttribute(
    'data-heard',
    '{"segmentId":"bedrooms","optionId":"full"}',
  );
  await page.getByRole('radio', { name: 'Master Bathroom' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${generator}?full=1&bedrooms=full&full-baths=1&bathrooms=standard`);

  await more(page, 'Full bathrooms').press('Space');
  await page.getByRole('button', { name: 'One less: Full bedrooms' }).press('Enter');
  await expect(count(page, 'Full bedrooms')).toHaveText('0');
  await expect(more(page, 'Full bedrooms')).toBeFocused();
  // Of two bedrooms and two baths there are several homes.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await generate(page).press('Enter');
  await expect(cards(page).first()).toBeVisible();

  // The plans that are drawn for the visitor come before.
  await cards(page).first().getByRole('button').press('Enter');
  const shown = (await cards(page).count()).toString();
  await expect(viewer(page).getByText(`1 / ${shown}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page).getByText(`${shown} / ${shown}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(viewer(page).getByRole('button', { name: 'Next image' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(cards(page).first().getByRole('button')).toBeFocused();
});

test('a bedroom and a bathroom are needed', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${generator}?king=1`);
  await generate(page).click();
  await expect(page.getByRole('alert').filter({ hasText: floorPlanSentences.selectSome })).toBeVisible();
  await expect(generate(page)).toBeFocused();
  await expectNoAxeFindings(page);
  await more(page, 'Half bathrooms').click();
  await expect(page.getByText(floorPlanSentences.selectSome)).toBeHidden();
  await generate(page).click();
  await expect(cards(page).first()).toBeVisible();
});

test('order and plans survive a reload, back and forward', async ({ page }) => {
  await page.goto(generator);
  await more(page, 'Queen bedrooms').click();
  await more(page, 'Full bathrooms').click();
  await generate(page).click();
  await expect(plans(page)).toContainText('have 1 bedroom and 1 bathroom.');
  await more(page, 'Twin bedrooms').click();
  await expect(plans(page)).toContainText('have 2 bedrooms and 1 bathroom.');
  await priced(page);

  await cards(page).first().scrollIntoViewIfNeeded();
  // In the window and not from the top of the page: what stands above may still grow by a line, and the browser makes up for it.
  const placeInWindow = async (): Promise<number> => (await cards(page).first().boundingBox())?.y ?? NaN;
  const place = await placeInWindow();
  await page.reload();
  await expect(cards(page).first()).toBeInViewport();
  await priced(page);
  // Two lines at most: one may have come before the browser could make up for it.
  await expect.poll(async () => Math.abs((await placeInWindow()) - place)).toBeLessThan(64);
  await expect(count(page, 'Twin bedrooms')).toHaveText('1');

  await page.goBack();
  await expect(plans(page)).toContainText('have 1 bedroom and 1 bathroom.');
  await expect(count(page, 'Twin bedrooms')).toHaveText('0');
  await page.goForward();
  await expect(plans(page)).toContainText('have 2 bedrooms and 1 bathroom.');
  await expect(page.getByText('Your quantities have changed.')).toBeHidden();
});

test('nonsense in the address is taken for nothing', async ({ page }) => {
  await page.goto(
    `${generator}?king=-3&queen=1e9&twin=two&full-baths=99&bedrooms=castle&bathrooms=%00&plans=0x0`,
  );
  for (const kind of ['King bedrooms', 'Queen bedrooms', 'Twin bedrooms', 'Full bathrooms'])
    await expect(count(page, kind)).toHaveText('0');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(plans(page)).toBeHidden();
});

test(
  'the viewer zooms by wheel, buttons, double-click and drag, and the page behind stands still',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${generator}?king=3&full-baths=2&plans=3x2`);
    await priced(page);
    await cards(page).first().getByRole('button').click();
    const picture = viewer(page).getByRole('img');
    await expect.poll(() => isDrawn(picture)).toBe(true);
    const size = viewer(page).getByRole('button', { name: /^Reset zoom/ });
    const box = (await picture.boundingBox())!;
    const scrolled = await page.evaluate(() => window.scrollY);

    // What is under the pointer stays under it.
    const at = { x: box.x + box.width * 0.75, y: box.y + box.height * 0.25 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -100);
    await expect(size).toHaveText('110%');
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(box.width * 1.1, 0);
    const larger = (await picture.boundingBox())!;
    expect((at.x - larger.x) / larger.width).toBeCloseTo(0.75, 2);
    expect((at.y - larger.y) / larger.height).toBeCloseTo(0.25, 2);
    await page.mouse.wheel(0, 100);
    await expect(size).toHaveText('99%');
    await size.click();

    await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(size).toHaveText('120%');
    await viewer(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect(size).toHaveText('96%');
    await size.click();
    await picture.dblclick();
    await expect(size).toHaveText('200%');
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(box.width * 2, 0);
    const before = (await picture.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(at.x - 60, at.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await picture.boundingBox())?.x).not.toBeCloseTo(before.x, 0);
    expect((await picture.boundingBox())?.width).toBeCloseTo(before.width, 0);
    await picture.dblclick();
    await expect(size).toHaveText('100%');

    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  },
);
