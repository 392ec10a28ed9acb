import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { chooseDay, chooseTime, fillPerson, submitBooking, toast } from '../support/booking.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The address of a plan that is drawn for this wish, always the same. */
const drawnPlan = async (page: Page): Promise<string> => {
  const answer = await page.request.get(
    '/api/floor-plans/designs?beds=king,twin,twin&baths=2&width=double&seed=7&count=1',
  );
  const { designs } = (await answer.json()) as { designs: { code: string }[] };
  return designs[0]?.code ?? '';
};

const rooms = (page: Page) => page.locator('svg [role=button][data-room]');

/** Scrolls to the plan, which is drawn when it comes near. */
const toPlan = async (page: Page): Promise<void> => {
  const awaited = page.getByRole('status', { name: 'Loading the floor plan' });
  await expect(awaited.or(rooms(page)).first()).toBeAttached();
  // In a window that shows it at once the plan may take its place meanwhile.
  await awaited.evaluateAll(([first]) => first?.scrollIntoView());
};

test('a plan is explored, measured, checked, taken along and booked', async ({ page }) => {
  const code = await drawnPlan(page);
  await page.goto(`/homes/g/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await toPlan(page);
  await expect(rooms(page).first()).toBeVisible();

  await rooms(page).first().focus();
  const note = page.getByText(/ × .+ · .+ sq ft/);
  await expect(note).toBeVisible();
  const before = await note.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(note).not.toHaveText(before ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('svg [role=button][aria-pressed=true]')).toHaveCount(1);

  const marks = page.locator('svg[aria-label*="Arrow keys go"] path');
  const furnished = await marks.count();
  await page.getByText('Furniture', { exact: true }).click();
  await expect.poll(() => marks.count()).toBeLessThan(furnished);

  await page.getByText('Ruler', { exact: true }).click();
  const ruler = page.getByRole('application', { name: /^Ruler/ });
  await ruler.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+' \d+( 1\/2)?" between the two points$/)).toBeVisible();

  await expect(page.getByText('This is a design check, and no approval by an inspector.')).toBeVisible();
  await page.getByText('Federal code (24 CFR part 3280)').click();
  await expect(page.getByText('Required', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Not met')).toHaveCount(0);
  await expectNoAxeFindings(page);

  for (const kind of ['PDF', 'PNG', 'SVG', 'DXF', 'JSON']) {
    const link = page.getByRole('link', { name: new RegExp(`^Download ${kind}`) });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '', { timeout: 60_000 });
    expect(answer.status(), kind).toBe(200);
  }
  await page.getByRole('link', { name: 'Book a consultation' }).click();
  await expect(page.getByRole('group', { name: 'The home you are asking about' })).toBeVisible();
  await expect(page).toHaveURL(`/appointments?plan=${code}`);
  await expect(page.getByLabel('Message')).toHaveValue(/^I am interested in the [^()]+\.$/);
});

test(
  'staff find the plan that a consultation was booked from',
  { tag: '@long' },
  async ({ page, openOther }) => {
    const code = await drawnPlan(page);
    await page.goto(`/appointments?plan=${code}`);
    await chooseDay(page);
    await chooseTime(page);
    const email = `plan-${randomUUID().slice(0, 8)}@example.com`;
    await fillPerson(page, email);
    await submitBooking(page).click();
    await expect(toast(page, 'Appointment Scheduled!')).toBeVisible();

    const staff = await openOther();
    await signIn(staff, 'admin', `/admin/appointments?view=list&search=${email}`);
    await staff
      .getByRole('button', { name: /Ada Byron/ })
      .first()
      .click();
    const home = staff.getByRole('dialog').locator('dd a[href^="/homes/"]');
    await home.click();
    await expect(staff).toHaveURL(`/homes/g/${code}`);
  },
);

test('every text of a plan can be read on a phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/homes/g/${await drawnPlan(page)}`);
  await toPlan(page);
  await expect(rooms(page).first()).toBeVisible();
  // With the rounding of the sheet's size to whole pixels.
  const minSize = 11.9;
  const heights = (): Promise<number[]> =>
    page.locator('svg[aria-label*="Arrow keys go"] text').evaluateAll((texts) =>
      texts.map((text) => {
        const { a = 0, b = 0 } = (text as SVGGraphicsElement).getScreenCTM() ?? {};
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      }),
    );
  for (const zoom of ['whole', 'larger', 'larger still']) {
    // The sheet takes its size from the window, and a moment for that.
    await expect.poll(async () => Math.min(...(await heights())), zoom).toBeGreaterThan(minSize);
    expect((await heights()).length, zoom).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Larger' }).click();
  }
});

test('the plan of a home of the catalog can be changed', async ({ page }) => {
  const { homes } = (await (await page.request.get('/api/homes')).json()) as {
    homes: { slug: string; planCode: string | null }[];
  };
  const generated = homes.find(({ planCode }) => planCode !== null);
  await page.goto(`/homes/${generated?.slug ?? ''}`);
  await page.getByRole('link', { name: 'Change this plan' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/homes/g/${generated?.planCode?.replaceAll('.', '\\.') ?? ''}/change$`),
  );
  await expect(page.getByRole('group', { name: 'Change the plan' })).toBeVisible();
});

test('a home of the catalog is told to machines, and one that is not there is not', async ({ page }) => {
  const answer = await page.request.get('/homes/birkenfeld');
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>Birkenfeld<\/h1>/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/homes\/birkenfeld"/);
  expect(html).toContain('"@type":"House"');
  expect(html).toContain('"floorSize"');
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/homes/birkenfeld<');
  for (const path of ['/homes/nowhere', '/homes/g/nothing', '/homes/g'])
    expect((await page.request.get(path)).status(), path).toBe(404);
  await page.goto('/homes/birkenfeld');
  await toPlan(page);
  await expect(rooms(page).first()).toBeVisible();
});
