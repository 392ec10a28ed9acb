import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** All of the view is loaded and built first, on a machine that may be busy. */
const opening = { timeout: 25_000 } as const;

/** What the canvas shows, once it no longer changes: a view that rests is drawn once more, finely. */
const shown = async (canvas: Locator): Promise<string> => {
  let last = '';
  let still = 0;
  await expect
    .poll(
      async () => {
        const now = (await canvas.screenshot()).toString('base64');
        still = now === last ? still + 1 : 0;
        last = now;
        return still;
      },
      { intervals: [150] },
    )
    .toBeGreaterThan(1);
  return last;
};

/** Two fingers that move apart or together across the middle of an element. */
const pinch = async (page: Page, element: Locator, from: number, to: number): Promise<void> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing to touch');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 1 },
    { x: x + apart / 2, y, id: 2 },
  ];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 1; step <= 5; step++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + ((to - from) * step) / 5),
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Opens the Birkenfeld in 3D on the page that shows it. */
const openStage = async (page: Page): Promise<{ stage: Locator; canvas: Locator }> => {
  await page.getByRole('button', { name: 'View in 3D' }).click();
  const stage = page.getByRole('group', { name: 'Birkenfeld in 3D' });
  const canvas = stage.locator('canvas');
  await expect(canvas).toBeVisible(opening);
  return { stage, canvas };
};

test(
  'a home is looked at from all sides and from above without its roof',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/homes/birkenfeld');
    const { stage, canvas } = await openStage(page);
    // As in its picture.
    await expect(canvas).toHaveAttribute('aria-label', /gable roof and fiber cement siding/);
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
  },
);

/** Where somebody is who walks through a home, in the canvas's own words. */
const whereabouts = (canvas: Locator) =>
  canvas.evaluate((element) => {
    const { view, room, eye } = (element as HTMLCanvasElement).dataset;
    return { view, room, eye };
  });

test('cfg.walk: somebody walks through a home', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/homes/birkenfeld');
  const { stage, canvas } = await openStage(page);
  await stage.getByRole('button', { name: 'Walk in' }).click();
  const rooms = stage.getByRole('group', { name: 'Rooms' });
  await expect(rooms.getByRole('status')).toHaveText('Foyer');
  const inside = await shown(canvas);
  expect(inside.length).toBeGreaterThan(40_000);

  const seen = [await whereabouts(canvas)];
  for (let move = 0; move < 20; move++) {
    await page.keyboard.press(move % 7 === 6 ? 'ArrowRight' : 'ArrowUp');
    seen.push(await whereabouts(canvas));
  }
  expect(new Set(seen.map(({ view, eye }) => `${view} ${eye}`))).toEqual(new Set(['Walk in 66']));
  expect(new Set(seen.map(({ room }) => room)).size).toBeGreaterThan(1);
  expect(await shown(canvas)).not.toBe(inside);

  const buttons = rooms.getByRole('button');
  const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(names).toContain('Primary Bedroom');
  const entered = new Set<string | undefined>();
  for (const name of names) {
    await buttons.and(page.getByLabel(name, { exact: true })).click();
    await expect(rooms.getByRole('status')).toHaveText(name);
    const { room, eye } = await whereabouts(canvas);
    expect(eye).toBe('66');
    entered.add(room);
  }
  expect(entered.size).toBe(names.length);
  await expectNoAxeFindings(page);

  await page.keyboard.press('Escape');
  await expect(stage.getByRole('button', { name: 'Street' })).toHaveAttribute('aria-pressed', 'true');
  await expect(rooms).toHaveCount(0);
  expect(await whereabouts(canvas)).toMatchObject({ view: 'Street', room: undefined });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  test('cfg.walk: one finger walks and turns, and chooses rooms', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/homes/birkenfeld');
    const { stage, canvas } = await openStage(page);
    await stage.getByRole('button', { name: 'Walk in' }).tap();
    const rooms = stage.getByRole('group', { name: 'Rooms' });
    await expect(rooms.getByRole('status')).toHaveText('Foyer');
    const [scene, plan] = [await canvas.boundingBox(), await rooms.boundingBox()];
    if (!scene || !plan) throw new Error('Nothing to touch');
    expect(plan.width * plan.height).toBeLessThan((scene.width * scene.height) / 3);

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const scrolled = await page.evaluate(() => window.scrollY);
    const [x, y] = [scene.x + 40, scene.y + scene.height * 0.3];
    const seen = [await whereabouts(canvas)];
    for (let drag = 0; drag < 5; drag++) {
      await touch('touchStart', x, y);
      for (let step = 1; step <= 4; step++) await touch('touchMove', x, y + step * 20);
      await touch('touchEnd', x, y);
      seen.push(await whereabouts(canvas));
    }
    expect(new Set(seen.map(({ eye }) => eye))).toEqual(new Set(['66']));
    expect(new Set(seen.map(({ room }) => room)).size).toBeGreaterThan(1);
    // The finger walks, and does not scroll the page.
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    await rooms.getByRole('button', { name: 'Kitchen' }).tap();
    await expect(rooms.getByRole('status')).toHaveText('Kitchen');
    await stage.getByRole('button', { name: 'Street' }).tap();
    await expect(canvas).toHaveAttribute('data-view', 'Street');
    await expect(canvas).not.toHaveAttribute('data-room');
  });

  test(
    'two fingers bring a home closer, and at dusk its windows are lit',
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/homes/birkenfeld');
      const { stage, canvas } = await openStage(page);
      const before = await shown(canvas);
      await pinch(page, canvas, 60, 180);
      const closer = await shown(canvas);
      expect(closer).not.toBe(before);
      await stage.getByRole('slider', { name: 'Time of day' }).fill('20');
      await expect(stage.getByText('8:00 PM')).toBeVisible();
      expect(await shown(canvas)).not.toBe(closer);
    },
  );
});

test(
  'who asks for less motion gets the picture first, and the home in 3D when it is asked for',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/homes/birkenfeld');
    await expect(page.getByRole('region', { name: 'What it costs' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'View the Birkenfeld full screen' })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    const { stage, canvas } = await openStage(page);
    // Nothing turns by itself, and another view is there at once.
    const first = await shown(canvas);
    await stage.getByRole('button', { name: 'Street' }).click();
    expect(await shown(canvas)).not.toBe(first);
  },
);

test(
  'roof and siding change the house in 3D, which asks the server for nothing',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/design-roof');
    await page.getByRole('button', { name: 'View in 3D' }).click();
    const stage = page.getByRole('group', { name: 'Birkenfeld in 3D' });
    const canvas = stage.getByRole('img', { name: /gable roof and fiber cement siding/ });
    await expect(canvas).toBeVisible(opening);
    const before = await shown(canvas);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.getByRole('radio', { name: 'Mansard' }).click();
    await page.getByRole('radio', { name: 'Brick Veneer' }).click();
    const brick = stage.getByRole('img', { name: /mansard roof and brick veneer siding/ });
    await expect(brick).toBeVisible();
    expect(await shown(brick)).not.toBe(before);
    // The choice is kept in the visitor's design; the house needs neither that nor a picture.
    expect(requests.filter((path) => /house-|home-|floor-plans|plan\.json/.test(path))).toEqual([]);
    await stage.getByRole('button', { name: 'Back to the picture' }).click();
    await expect(
      page.getByRole('img', { name: 'The Birkenfeld home with a mansard roof and brick veneer siding' }),
    ).toBeVisible();
  },
);

test(
  "the house on Design Your Home is the visitor's own, and stands on what its land asks for",
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/homes/castle-rock');
    await page.getByRole('button', { name: 'Make it my home' }).click();
    await expect(page).toHaveURL(/\/my-home\/[0-9A-Z]{12}$/);
    await page.getByRole('button', { name: 'View in 3D' }).click();
    const canvas = page.getByRole('group', { name: 'Castle Rock in 3D' }).locator('canvas');
    await expect(canvas).toBeVisible(opening);
    const onBlocks = await shown(canvas);
    await page.getByLabel('Land', { exact: true }).selectOption('My own land');
    await expect(page.getByText('Every change is saved.')).toBeVisible();
    await expect.poll(() => shown(canvas)).not.toBe(onBlocks);

    await page.goto('/design-roof');
    const plan = page.waitForRequest('**/api/homes/castle-rock/plan.json');
    await page.getByRole('button', { name: 'View in 3D' }).click();
    await plan;
    await expect(page.getByRole('group', { name: 'Castle Rock in 3D' })).toBeVisible();
  },
);

test('a plan that was just drawn is looked at in 3D', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/homes/g/1.qf4dch.06000021000000.g0');
  await page.getByRole('button', { name: 'View in 3D' }).click();
  const canvas = page.getByRole('group', { name: /in 3D$/ }).locator('canvas');
  await expect(canvas).toBeVisible(opening);
  expect((await shown(canvas)).length).toBeGreaterThan(40_000);
});
