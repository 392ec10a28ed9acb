import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { chooseDay, chooseTime, fillPerson, submitBooking, toast } from '../support/booking.ts';
import { uniqueWord } from '../support/contacts.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const table = (page: Page) => page.getByRole('region', { name: 'Homes side by side' });
const heads = (page: Page) => table(page).getByRole('columnheader');
const cells = (page: Page, row: RegExp) => table(page).getByRole('row', { name: row }).getByRole('cell');
const drawn = (page: Page) => table(page).locator('[data-grid] img');

/** Three plans are drawn; by a busy server, the first ones take a while. */
const expectPlans = (page: Page) => expect(drawn(page)).toHaveCount(3, { timeout: 30_000 });

/** The bounds of each plan as it is drawn, in pixels. */
const plansOf = (page: Page) =>
  drawn(page).evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      const grid = getComputedStyle(one.closest('[data-grid]') as Element).backgroundSize;
      return { width, height, grid };
    }),
  );

test(
  'from the results, three homes stand side by side in four presses',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/floor-plan-generator?king=3&full-baths=2&plans=3x2');
    const tick = page.getByRole('checkbox', { name: /^Compare the/ });
    await expect(tick.nth(2)).toBeVisible();
    for (const place of [0, 1, 2]) await tick.nth(place).check();
    await page.getByRole('link', { name: 'Compare 3 homes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dare to Compare');
    await expect(heads(page)).toHaveCount(3);
    await page.goBack();
    await expect(page.getByText('3 homes ticked')).toBeVisible();
  },
);

test(
  'plans stand at one scale on one grid; prices, payments and what is in them below',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/compare?homes=yachats,castle-rock,wasco');
    await expectPlans(page);
    const [single, double, triple] = await plansOf(page);
    // 60, 54 and 60 feet, with the little that is drawn beside them.
    expect((single?.width ?? 0) / (double?.width ?? 1)).toBeGreaterThan(1.05);
    expect((single?.width ?? 0) / (double?.width ?? 1)).toBeLessThan(1.18);
    expect((triple?.height ?? 0) / (single?.height ?? 1)).toBeGreaterThan(1.5);
    expect(new Set([single?.grid, double?.grid, triple?.grid]).size).toBe(1);

    await table(page)
      .getByRole('button', { name: /the same$/ })
      .click();
    await expect(cells(page, /^Price of the home/).first()).toHaveText('$89,000 for the home');
    await expect(cells(page, /^Price of the home/).nth(1)).toHaveText('$145,000 for the home');
    await expect(cells(page, /^Per square foot/).first()).toHaveText('$98');
    for (const place of [0, 1, 2]) {
      await expect(cells(page, /^A month/).nth(place)).toHaveText(
        /^About \$[\d,]+ a monthConventional loan: [\d.]+% APR, \$[\d,]+ \(10%\) down, .*The land is not included\.$/,
      );
      await expect(cells(page, /^Delivered and set up/).nth(place)).toHaveText(
        /^\$[\d,]+ delivered and set up\$/,
      );
      await expect(cells(page, /^Delivery/).nth(place)).toHaveText(/^Yes \$/);
      await expect(cells(page, /^Land/).nth(place)).toHaveText('No');
    }
  },
);

test(
  'another builder’s offer is compared in sentences, and goes into the link alone',
  { tag: '@long' },
  async ({ page, context, browserName }) => {
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/compare?homes=castle-rock');
    await expect(cells(page, /^Price of the home/).first()).toHaveText('$145,000 for the home');
    await page.getByRole('button', { name: 'Add their offer' }).click();
    // On a phone its column stands to the right of what is seen: it comes into view.
    await expect(page.getByRole('textbox', { name: 'Their name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Their name' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Their name' }).fill('Zephyrine Homes');
    await page.getByRole('textbox', { name: 'Their price' }).fill('$139,431');
    await page.getByRole('textbox', { name: 'Their square feet' }).fill('1,320');
    await page.getByRole('combobox', { name: 'Delivery in their price' }).selectOption('No');
    const differences = page.getByRole('region', { name: 'How Zephyrine Homes differs' });
    await expect(differences).toContainText(
      'Their home has 120 sq ft less. The home alone, ours is about $145,000; theirs costs $5,569 less. Per square foot it costs $5 more.',
    );
    await expect(differences).toContainText('Delivery is not in their price.');
    // A month of it, by the loan that ours is told by.
    await expect(cells(page, /^A month/).nth(1)).toHaveText(
      /^About \$[\d,]+ a monthConventional loan: [\d.]+% APR, \$13,943 \(10%\) down, .*Not included: the land/,
    );
    await expectNoAxeFindings(page);

    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/compare\?homes=castle-rock#builder=Zephyrine%20Homes/);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await page.goto(link);
    await expect(page.getByRole('textbox', { name: 'Their price' })).toHaveValue('$139,431');
    expect(sent.filter((text) => /Zephyrine|139,?431/.test(text.split('#')[0] ?? ''))).toEqual([]);
  },
);

test('a comparison of four columns prints on one sheet', { tag: '@long' }, async ({ page }) => {
  await page.goto(
    '/compare?homes=yachats,castle-rock,wasco#builder=Acme&price=139000&squareFeet=1300&delivery=no',
  );
  await expectPlans(page);
  await expect(cells(page, /^Price of the home/).first()).toHaveText('$89,000 for the home');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const file = await page.pdf({ format: 'Letter' });
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test(
  'compare.two: two homes side by side on a phone, what differs first, what is the same behind a button',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/compare?homes=birkenfeld,yachats');
    await expect(
      page.getByText(/^The Birkenfeld is 850 sq ft larger and costs \$[\d,]+ more delivered\.$/),
    ).toBeVisible();
    const totals = await cells(page, /^Delivered and set up/).allTextContents();
    const [dearer = 0, cheaper = 0] = totals.map((text) => Number(text.split(' ')[0]?.replace(/\D/g, '')));
    const sentence = await page.getByRole('main').getByRole('paragraph').first().textContent();
    expect(sentence).toContain(`costs $${(dearer - cheaper).toLocaleString('en-US')} more`);

    const name = table(page).getByRole('rowheader', { name: 'Price of the home' });
    await name.scrollIntoViewIfNeeded();
    const above = (await name.boundingBox())!;
    const [one, other] = await Promise.all(
      [0, 1].map((place) =>
        cells(page, /^Price of the home/)
          .nth(place)
          .boundingBox(),
      ),
    );
    for (const box of [one!, other!]) {
      expect(box.width).toBeGreaterThanOrEqual(160);
      expect(box.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
    expect(other!.x).toBeGreaterThanOrEqual(one!.x + one!.width);

    const rows = table(page).getByRole('rowheader');
    const before = await rows.count();
    const button = table(page).getByRole('button', { name: /^\d+ things are the same$/ });
    const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
    await button.click();
    await expect(rows).toHaveCount(before + count);
    // Neither price holds the land.
    await expect(cells(page, /^Land/)).toHaveText(['No', 'No']);
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test(
  'a third home is swiped to on a phone, under the names of the rows',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/compare?homes=yachats,castle-rock,wasco');
    await expect(cells(page, /^Price of the home/).nth(2)).toHaveText(/^\$/);
    const name = table(page)
      .getByRole('rowheader', { name: 'Price of the home' })
      .getByText('Price of the home');
    await name.scrollIntoViewIfNeeded();
    const before = await name.boundingBox();
    await table(page).evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
    await expect(cells(page, /^Price of the home/).nth(2)).toBeInViewport({ ratio: 0.95 });
    expect((await name.boundingBox())?.x).toBe(before?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test(
  'it begins with no home, and says which home there is not',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/404 .*\/api\/homes\/nowhere/);
    await page.goto('/compare');
    await expect(page.getByRole('heading', { name: 'Which homes do you want to compare?' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Add a home' }).selectOption('enid');
    await expect(page).toHaveURL(/\/compare\?homes=enid$/);
    await page.goto('/compare?homes=enid,nowhere');
    await expect(heads(page).nth(1)).toContainText('There is no home called “nowhere”.');
  },
);

test(
  'a comparison is carried into the booking, and staff see the same',
  { tag: '@long' },
  async ({ page, openOther }) => {
    await page.goto('/compare?homes=enid,toledo');
    await page.getByRole('link', { name: 'Talk this through' }).click();
    await expect(page.getByRole('group', { name: 'The homes you are comparing' })).toContainText(
      'Enid, Toledo',
    );
    const message = page.getByRole('textbox', { name: 'Message (optional)' });
    await expect(message).toHaveValue(
      /^I am comparing the Enid and the Toledo: http\S+\/compare\?homes=enid,toledo$/,
    );
    await chooseDay(page);
    await chooseTime(page);
    const email = `cora.${uniqueWord()}@example.com`;
    await fillPerson(page, email, 'Cora Compare');
    await submitBooking(page).click();
    await expect(toast(page, 'Appointment Scheduled!')).toBeVisible();

    const staff = await openOther();
    await signIn(staff, 'admin', `/admin/appointments?view=list&search=${email}`);
    await staff
      .getByRole('button', { name: /Cora Compare/ })
      .first()
      .click();
    await staff.getByRole('dialog').getByRole('link', { name: 'See what they compare' }).click();
    await expect(staff).toHaveURL(/\/compare\?homes=enid,toledo$/);
    await expect(heads(staff)).toHaveCount(2);

    // The same beside what else is known of the person.
    await staff.goto(`/admin?tab=contacts&search=${email}`);
    await staff.getByRole('link', { name: 'Cora Compare' }).first().click();
    await expect(staff.getByRole('link', { name: 'See what they compare' })).toHaveAttribute(
      'href',
      '/compare?homes=enid,toledo',
    );
  },
);
