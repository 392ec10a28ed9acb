import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** How far down a list may begin at 1280 × 900, in pixels. */
const firstRowAt = 170;

test.use({ viewport: { width: 1280, height: 900 } });

const rowsOf =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('table', { name, exact: true }).locator('tbody').getByRole('row');
const itemsOf =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('list', { name, exact: true }).getByRole('listitem');

test(
  'a customer’s documents begin near the top as well, beside what is asked for',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'customer', '/dashboard?tab=documents');
    const documents = itemsOf('Documents')(page).first();
    await expect(documents).toBeVisible();
    const requestsBox = await page.getByRole('heading', { name: 'We need from you' }).boundingBox();
    const first = await documents.boundingBox();
    expect(first?.y).toBeLessThanOrEqual(firstRowAt);
    expect(requestsBox?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  },
);

test('twenty contacts are seen at 1280 × 900, each on one line', async ({ page }) => {
  await signIn(page, 'admin', '/admin?tab=contacts');
  const rows = rowsOf('Contacts')(page);
  await expect(rows).toHaveCount(50);
  await expect(rows.nth(19)).toBeInViewport({ ratio: 1 });
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights.map(Math.round))).toEqual(new Set([36]));
});

test(
  'the lists that are longest show twenty rows of one line as well',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin', '/healthz');
    for (const [at, rows, shown] of [
      ['/admin/appointments?view=list', rowsOf('Appointments'), 20],
      ['/admin/documents', itemsOf('Documents'), 20],
    ] as const) {
      await page.goto(at);
      await expect(rows(page).nth(shown - 1)).toBeInViewport({ ratio: 0.99 });
    }
    // On Today, only who asked with a design has a row that is higher, with its card.
    await page.goto('/admin');
    const items = itemsOf('Today')(page);
    await expect(items.nth(19)).toBeAttached();
    const heights = await items
      .filter({ hasNot: page.locator('img') })
      .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(36);
  },
);
