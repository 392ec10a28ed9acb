import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { chooseDay, chooseTime, fillPerson, submitBooking, toast } from '../support/booking.ts';
import { expect, test } from '../support/test.ts';

/** Without a home of their own, visitors see what they choose on the Birkenfeld. */
const house = (page: Page): Locator => page.getByAltText(/^The Birkenfeld home/);
const selections = (page: Page): Locator => page.getByRole('region', { name: 'Your Selections' });
const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
const sentence =
  'I designed a home with a gambrel roof and brick veneer siding and would like to talk about it.';

test(
  'a visitor designs a house, books a consultation about it, and the message says what',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/design-roof');
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('question:select', (event) => heard.push((event as CustomEvent).detail));
    });
    await page.getByRole('radio', { name: 'Gambrel' }).click();
    await page.getByRole('radio', { name: 'Brick Veneer' }).click();
    await expect(page).toHaveURL('/design-roof?roof=gambrel&siding=brick');
    expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
      { segmentId: 'roof', optionId: 'gambrel' },
      { segmentId: 'siding', optionId: 'brick' },
    ]);
    await expect(selections(page)).toContainText('Gambrel');
    await expect(selections(page)).toContainText('Brick Veneer');
    await expect(house(page)).toHaveAttribute(
      'alt',
      'The Birkenfeld home with a gambrel roof and brick veneer siding',
    );
    await expect.poll(() => isDrawn(house(page))).toBe(true);

    await selections(page).getByRole('link', { name: 'Book Consultation' }).click();
    await expect(page).toHaveURL('/appointments?roof=gambrel&siding=brick');
    const message = page.getByLabel('Message');
    await expect(message).toHaveValue(sentence);
    await chooseDay(page);
    await chooseTime(page);
    await fillPerson(page, `design-${randomUUID().slice(0, 8)}@example.com`);
    await message.fill(`${sentence} We own a lot in Kelso.`);
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/graphql') && (request.postData() ?? '').includes('mutation'),
    );
    await submitBooking(page).click();
    expect((await sent).postData()).toContain(`${sentence} We own a lot in Kelso.`);
    await expect(toast(page, 'Appointment Scheduled!')).toBeVisible();
  },
);

test('the address is the design: shared, reloaded, back and forward', async ({
  page,
  context,
  openOther,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/design-roof?roof=hip&siding=stone');
  await expect(selections(page)).toContainText('Stone Veneer');
  await page.getByRole('radio', { name: 'Flat' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Hip' })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Flat' })).toBeChecked();

  const friend = await openOther();
  await friend.goto(link);
  await expect(house(friend)).toHaveAttribute(
    'alt',
    'The Birkenfeld home with a flat roof and stone veneer siding',
  );
});

test(
  'the picture changes without moving the page, and stays while the next one is slow',
  { tag: '@long' },
  async ({ page }) => {
    let comeNow = (): void => undefined;
    const hold = new Promise<void>((resolve) => (comeNow = resolve));
    // Set up before the page loads, because it may request the other pictures in advance.
    await page.route('**/home-birkenfeld.webp?roof=gable&siding=metal*', async (route) => {
      await hold;
      await route.continue();
    });
    await page.goto('/design-roof?roof=gable&siding=wood');
    await expect.poll(() => isDrawn(house(page))).toBe(true);
    const frame = page.locator('[aria-busy]').filter({ has: house(page) });
    // With choices in its address the page is drawn anew once, over what the server has sent.
    await expect.poll(() => frame.boundingBox()).not.toBeNull();
    const before = await frame.boundingBox();
    await page.getByRole('radio', { name: 'Metal' }).click();
    await expect(frame).toHaveAttribute('aria-busy', 'true');
    await expect(frame.locator('img').first()).toHaveAttribute('src', /roof=gable&siding=wood/);
    expect(await isDrawn(frame.locator('img').first())).toBe(true);
    comeNow();
    await expect(frame).toHaveAttribute('aria-busy', 'false');
    await expect(frame.locator('img')).toHaveCount(1);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Picture: The Birkenfeld home with a gable roof and metal siding' }),
    ).toHaveCount(1);
    const after = await frame.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  },
);

test('the chosen card keeps its ring under the pointer', { tag: '@long' }, async ({ page }) => {
  for (const [path, name] of [
    ['/design-roof', 'Hip'],
    ['/floor-plan-generator', 'King Bedroom'],
  ] as const) {
    await page.goto(path);
    const card = page.getByRole('radio', { name, exact: true });
    const shadow = (): Promise<string> => card.evaluate((element) => getComputedStyle(element).boxShadow);
    await card.hover();
    await expect.poll(shadow).not.toContain('0px 0px 0px 3px');
    await card.click();
    await expect(card).toBeChecked();
    expect(await card.evaluate((element) => element.matches(':hover'))).toBe(true);
    await expect.poll(shadow).toContain('0px 0px 0px 3px');
  }
});

test('the consultant request carries the design from another page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/design-roof?roof=shed&siding=metal');
  await expect(selections(page)).toContainText('Shed');
  await page.goto('/about-us');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Speak to a Qualified Consultant/ }).click();
  await expect(dialog.getByLabel('Send my design along: shed roof and metal siding')).toBeChecked();
  await dialog.getByLabel('Full Name').fill('Katherine Johnson');
  await dialog.getByLabel('Email').fill(`design-${randomUUID().slice(0, 8)}@example.com`);
  await dialog.getByLabel('Phone').fill('(360) 555-0100');
  const sent = page.waitForRequest((request) => request.url().endsWith('/graphql'));
  await dialog.getByRole('button', { name: 'Request a Call' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    variables: { input: { design: { roof: 'shed', siding: 'metal' } } },
  });
  await expect(toast(page, 'Thank you!')).toBeVisible();
});

test(
  'the options stand in as many columns as there is room for, and the arrow keys know',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/design-roof');
    const options = page.getByRole('radiogroup', { name: 'Roof profile' }).getByRole('radio');
    for (const [width, columns] of [
      [1280, 4],
      [800, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 860 });
      const tops = await options.evaluateAll((all) =>
        all.map((option) => Math.round(option.getBoundingClientRect().top)),
      );
      expect(
        tops.filter((top) => top === tops[0]),
        `${width} px`,
      ).toHaveLength(columns);
      // The script of the page comes after what it shows.
      await expect(async () => {
        await options.first().focus();
        await page.keyboard.press('ArrowDown');
        await expect(options.nth(columns)).toBeFocused({ timeout: 1000 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(options.nth(columns)).toBeChecked();
    }
  },
);
