import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const base = '1.qqt4s.101112011010110.o0';
const editor = (code: string): string => `/homes/g/${code}/change`;
const thing = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const check = (page: Page): Locator => page.getByRole('region', { name: 'Building check' });
const passes = (page: Page) => expect(check(page).getByRole('status')).toHaveText(/^Every requirement met/);
const fails = (page: Page) => expect(check(page).getByRole('status')).toHaveText(/requirements? not met/);
/** With the price of the plan as it is now: while it is asked for, the former one is pale. */
const expectNoFindings = async (page: Page): Promise<void> => {
  await expect(page.getByRole('region', { name: 'Price' }).locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoAxeFindings(page);
};
const code = (page: Page): string => new URL(page.url()).pathname.split('/')[3] ?? '';

const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('a visitor drags a wall, breaks a rule, mends it, and finds all of it again at the address', async ({
  page,
}) => {
  await page.goto(`/homes/g/${base}`);
  await page.getByRole('link', { name: 'Change this plan' }).click();
  await expect(page).toHaveURL(editor(base));
  await passes(page);
  const steps = await page.evaluate(() => window.history.length);

  const wall = thing(page, 'Wall between Bedroom 3 and Utility');
  const { x, y } = await middleOf(wall);
  await page.mouse.move(x, y + 30);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + 30, { steps: 4 });
  await expect(page.getByText(/^Bedroom 3 \d+' \d+" × /)).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/~w15\.[1-9]\d?\/change$/);
  await expect(page.getByText(/moved \d+ in right\. Bedroom 3 .* Utility /)).toBeVisible();
  await passes(page);

  await thing(page, 'Toilet, Primary Bath').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page).toHaveURL(/~f12\.-12\.0\/change$/);
  await fails(page);
  await expect(page.locator('[data-mark="item-12"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book with this plan' })).toBeHidden();
  await expectNoFindings(page);
  const broken = code(page);
  await page.reload();
  await fails(page);
  await check(page)
    .getByRole('button', { name: /toilet, Primary Bath/i })
    .first()
    .click();
  await expect(thing(page, 'Toilet, Primary Bath')).toBeFocused();

  await page.getByRole('button', { name: 'Mend it' }).click();
  await passes(page);
  await expect(page.locator('[data-mark]')).toHaveCount(0);
  const mended = code(page);
  expect(mended).toMatch(/~w15\./);
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL(editor(broken));
  await page.keyboard.press('Control+Shift+Z');
  await expect(page).toHaveURL(editor(mended));
  await passes(page);
  await expect(page.getByRole('link', { name: 'Book with this plan' })).toBeVisible();
  expect(await page.evaluate(() => window.history.length)).toBe(steps);

  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page).toHaveURL(`/homes/g/${mended}`);
  await expect(page.getByRole('heading', { level: 1, name: /changed$/ })).toBeVisible();
});

test('what was changed is in every file of the plan, and a forged code has none', async ({ request }) => {
  const file = (name: string) => request.get(`/api/floor-plans/designs/${name}`);
  const plan = await (await file(`${base}~w15.3.json`)).json();
  expect(plan).toMatchObject({ code: `${base}~w15.3`, name: expect.stringMatching(/ changed$/) });
  const drawing = await file(`${base}~w15.3.svg`);
  expect(drawing.status()).toBe(200);
  for (const forged of ['~w15.0', '~w15', '~w1.3', '~w99.3', '~d5.900', '~'])
    expect((await file(`${base}${forged}.json`)).status()).toBe(404);
});

test('rooms, length and view follow the keys and buttons', async ({ page }) => {
  await page.goto(editor(base));
  await passes(page);
  await thing(page, 'Living Room').focus();
  await page.getByRole('button', { name: 'Longer' }).click();
  await expect(page).toHaveURL(editor(`${base}~l4.1`));
  await page.getByRole('button', { name: 'Mirror the view' }).click();
  await thing(page, 'Sofa, Living Room').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(editor(`${base}~l4.1~f28.-1.0`));
  await page.keyboard.press('r');
  await expect(page).toHaveURL(editor(`${base}~l4.1~f28.-1.0~t28.3`));
});

const drawn = '2.kqf4dl56.d67.is.m70';
for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`a home becomes longer at a room and is mirrored, with its price, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(editor(drawn));
    await passes(page);
    const price = page.getByRole('region', { name: 'Price' });
    await expect(price).toContainText(/\$[\d,]+ delivered.*\$[\d,]+ a month/s);
    const before = await price.innerText();

    const sheet = page.getByRole('group', { name: /^Floor plan of the/ });
    const box = await sheet.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    expect(box?.height).toBeLessThanOrEqual(height);

    await thing(page, 'Living Room').focus();
    await page.getByRole('button', { name: 'Longer' }).click();
    await expect(page).toHaveURL(editor(`${drawn}.L_12`));
    await expect(page.getByText(/^The home is 1 ft longer\. Living Room /)).toBeVisible();
    await expect(price).not.toHaveText(before);
    await passes(page);
    await expectNoFindings(page);

    await page.getByRole('button', { name: 'Mirror' }).click();
    await expect(page).toHaveURL(editor('2.kqf4dl56.d67.is.n70.L_12'));
    await page.reload();
    await passes(page);
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(page).toHaveURL('/homes/g/2.kqf4dl56.d67.is.n70.L_12');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a change of which no plan comes is refused beside the buttons, and undo is the former plan', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const small = '2.q2sl36.s2.cg.n02';
  await page.goto(editor(small));
  await passes(page);
  await thing(page, 'Kitchen').focus();
  await page.getByRole('button', { name: 'Shorter' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Kitchen cannot be 1 ft shorter' }),
  ).toBeInViewport();
  await expect(page).toHaveURL(editor(small));
  await page.getByRole('button', { name: 'Longer' }).click();
  await expect(page).toHaveURL(/\.K_12\/change$/);
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL(editor(small));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  test('a finger chooses a piece on a turned sheet, drags it, and moves it with the buttons', async ({
    page,
    context,
  }) => {
    await page.goto(editor(base));
    await passes(page);
    const sofa = thing(page, 'Sofa, Living Room');
    await sofa.scrollIntoViewIfNeeded();
    await sofa.tap();
    await expect(sofa).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Move 1 inch down' }).tap();
    await expect(page).toHaveURL(editor(`${base}~f28.1.0`));
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page).toHaveURL(editor(base));

    await sofa.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(sofa);
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }],
      });
    const scrolled = await page.evaluate(() => window.scrollY);
    await touch('touchStart');
    for (const down of [3, 6, 9, 12]) await touch('touchMove', down);
    await touch('touchEnd');
    await expect(page).toHaveURL(/~f28\.[1-9]\d?\.0\/change$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});
