import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { priceOf, whole } from '../support/prices.ts';
import { expect, test } from '../support/test.ts';

const part = (page: Page, name: string) => page.locator(`[data-part=${name}]`);
const boxOf = async (page: Page, name: string) => {
  const box = await part(page, name).boundingBox();
  if (!box) throw new Error(`There is no ${name}.`);
  return box;
};
/** Presses the card of a choice: the input itself is only for those who do not see it. */
const choose = (page: Page, group: string, key: string) =>
  page.locator(`[data-question=${group}] label[data-option=${key}]`).click();

const drawnPlan = async (page: Page): Promise<string> => {
  const answer = await page.request.get(
    '/api/floor-plans/designs?beds=king,queen&baths=2&width=single&count=1',
  );
  const { designs } = (await answer.json()) as { designs: { code: string }[] };
  return designs[0]?.code ?? '';
};

/** Waits until everything that can be chosen is there. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('[data-question=color] label').first()).toBeVisible();
};

/** What covers a corner of an element after it was scrolled to; empty if nothing does. */
const coveredBy = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [
      [left + 9, top + 9],
      [right - 9, top + 9],
      [left + 9, bottom - 9],
      [right - 9, bottom - 9],
    ].flatMap(([x = 0, y = 0]) => {
      const there = document.elementFromPoint(x, y);
      return there && (element.contains(there) || there.contains(element))
        ? []
        : [`${Math.round(x)}, ${Math.round(y)}: ${there?.outerHTML.slice(0, 80) ?? 'outside'}`];
    });
  });

test(
  'cfg.scene, cfg.bar: on every page of a home the scene stays in view, and neither it nor the bar covers a choice',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    const code = await drawnPlan(page);
    for (const path of ['/homes/birkenfeld', `/homes/g/${code}`, '/design-roof']) {
      await open(page, path);
      const order = await page
        .locator('[data-part], [data-chapter]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['part'] ?? one.id));
      expect(order, path).toEqual([
        'configurator',
        'scene',
        'chapters',
        'plan',
        'outside',
        'inside',
        'lot',
        'payment',
        'price-bar',
      ]);
      for (const chapter of ['outside', 'inside', 'lot', 'payment']) {
        await page.locator(`#${chapter}`).evaluate((element) => element.scrollIntoView());
        const scene = await boxOf(page, 'scene');
        const whole = await boxOf(page, 'configurator');
        const seen = Math.min(scene.y + scene.height, window.height) - Math.max(scene.y, 0);
        expect(seen / scene.height, `${path} ${chapter}`).toBeGreaterThanOrEqual(0.9);
        if (isMobile) {
          expect([scene.x, scene.width]).toEqual([0, window.width]);
          expect(scene.height).toBeGreaterThanOrEqual(260);
          expect(scene.height).toBeLessThanOrEqual(320);
        } else {
          expect(scene.width / whole.width).toBeGreaterThanOrEqual(0.56);
          expect(scene.width / whole.width).toBeLessThanOrEqual(0.64);
        }
      }
      for (const selector of [
        '[data-question=style] [data-option=ranch]',
        '[data-question=roof] [data-option=hip]',
        '[data-question=color] [data-option=black]',
        '[data-question=counters] [data-option=quartz]',
      ])
        expect(await coveredBy(page, selector), `${path} ${selector}`).toEqual([]);
      const bar = await boxOf(page, 'price-bar');
      expect(bar.height).toBeLessThanOrEqual(72);
      expect(Math.round(bar.y + bar.height)).toBe(window.height);
      await expect(part(page, 'price-bar').getByRole('link', { name: 'Book a consultation' })).toBeVisible();
    }
  },
);

test('cfg.true: what is chosen is seen, priced, in the address, and goes along when the home is made one’s own', async ({
  page,
}) => {
  const bar = part(page, 'price-bar');
  const scene = part(page, 'scene');
  await open(page, '/homes/birkenfeld');
  const { roof } = (await scene.evaluate((element) => ({ ...(element as HTMLElement).dataset }))) as {
    roof: string;
  };
  await expect(page).toHaveURL('/homes/birkenfeld');
  await choose(page, 'style', 'farmhouse');
  await choose(page, 'color', 'barn-red');
  await choose(page, 'counters', 'quartz');
  await expect(page).toHaveURL('/homes/birkenfeld?style=farmhouse&color=barn-red&options=counters%3Aquartz');
  for (const [group, key] of [
    ['style', 'farmhouse'],
    ['roof', roof],
    ['color', 'barn-red'],
    ['counters', 'quartz'],
    ['floors', 'vinyl-plank'],
  ] as const)
    await expect(scene, group).toHaveAttribute(`data-${group}`, key);
  const options = ['style:farmhouse', 'color:barn-red', 'counters:quartz'];
  const { aboutCents } = await priceOf(page, { slug: 'birkenfeld' }, { options });
  await expect(bar).toContainText(`${whole(aboutCents)} delivered and set up`);
  await expect(page.getByRole('region', { name: 'What it costs' })).toContainText(whole(aboutCents));
  await expect(scene.getByRole('img', { name: /Birkenfeld/ }).first()).toBeVisible();

  await page.reload();
  await expect(scene).toHaveAttribute('data-style', 'farmhouse');
  await expect(bar).toContainText(whole(aboutCents));
  await page.getByRole('button', { name: 'Make it my home' }).click();
  await expect(page).toHaveURL(/\/my-home\/[0-9A-Z]{12}$/);
  await expect(scene).toHaveAttribute('data-counters', 'quartz');
  await expect(bar).toContainText(whole(aboutCents));
  const code = page.url().slice(-12);

  // On the page of this home the design is changed, on that of another it is not.
  await open(page, '/homes/birkenfeld');
  await expect(scene).toHaveAttribute('data-style', 'farmhouse');
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await choose(page, 'color', 'slate');
  expect((await stored).status()).toBe(200);
  await expect(page).toHaveURL('/homes/birkenfeld');
  await open(page, '/homes/yachats');
  await expect(scene).not.toHaveAttribute('data-color', 'slate');
  await choose(page, 'color', 'black');
  await expect(page).toHaveURL('/homes/yachats?color=black');
  await open(page, `/my-home/${code}`);
  await expect(scene).toHaveAttribute('data-color', 'slate');
  await expectNoAxeFindings(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('home.picture-first: the page of a home begins with its picture', async ({ page }) => {
    await page.goto('/homes/birkenfeld');
    const scene = await boxOf(page, 'scene');
    expect(scene.y).toBeLessThanOrEqual(120);
    expect(scene.height).toBeGreaterThanOrEqual(240);
    for (const text of [/^Birkenfeld$/, /delivered and set up$/, /^About \$[\d,]+ a month$/]) {
      const box = await page.getByRole('main').getByText(text).first().boundingBox();
      expect((box?.y ?? 1e4) + (box?.height ?? 0), String(text)).toBeLessThanOrEqual(844);
    }
  });
});
