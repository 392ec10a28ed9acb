import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { expectWholePage } from './support/workspace.ts';

/** How far down a list may begin at 1280 × 900, in pixels. */
const firstRowAt = 170;

const rowOf =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('table', { name, exact: true }).locator('tbody').getByRole('row');
const itemOf =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('list', { name, exact: true }).getByRole('listitem');

/** The lists of staff: where they are, what the screen is called, their rows. */
const lists: readonly (readonly [at: string, title: string, rows: (page: Page) => Locator])[] = [
  ['/admin?tab=users', 'Users', rowOf('Users')],
  ['/admin?tab=projects', 'Projects', rowOf('Projects')],
  ['/admin?tab=contacts', 'Contacts', rowOf('Contacts')],
  ['/admin?tab=marketing', 'Marketing', rowOf('Campaigns')],
  ['/admin/appointments?view=list', 'Appointments', rowOf('Appointments')],
  ['/admin/documents', 'Documents', itemOf('Documents')],
  ['/admin/messages', 'Messages', itemOf('Conversations')],
  ['/admin/contractors', 'Contractors', rowOf('Contractors')],
];

for (const [at, title, rows] of lists)
  test(`${title}: the list begins near the top, nothing is wider than a phone, and axe has nothing to say`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'admin', at);
    await expect(rows(page).first()).toBeVisible();
    await expectWholePage(page, title);
    expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(firstRowAt);
    await expectNoAxeFindings(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rows(page).first()).toBeVisible();
    await expectWholePage(page, title);
    await expectNoAxeFindings(page);
  });

test('twenty contacts are seen at 1280 × 900', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'admin', '/admin?tab=contacts');
  const rows = rowOf('Contacts')(page);
  await expect(rows).toHaveCount(50);
  await expect(rows.nth(19)).toBeInViewport({ ratio: 1 });
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights.map(Math.round))).toEqual(new Set([36]));
});
