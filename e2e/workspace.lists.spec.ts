import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { expectWholePage } from './support/workspace.ts';

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

/** The lists of staff: where they are, what the screen is called, their rows. */
const lists: readonly (readonly [at: string, title: string, rows: (page: Page) => Locator])[] = [
  ['/admin?tab=users', 'Users', rowsOf('Users')],
  ['/admin?tab=projects&view=table', 'Projects', rowsOf('Projects')],
  ['/admin?tab=contacts', 'Contacts', rowsOf('Contacts')],
  ['/admin?tab=marketing', 'Marketing', rowsOf('Campaigns')],
  ['/admin/appointments?view=list', 'Appointments', rowsOf('Appointments')],
  ['/admin/documents', 'Documents', itemsOf('Documents')],
  ['/admin/messages', 'Messages', itemsOf('Conversations')],
  ['/admin/contractors', 'Contractors', rowsOf('Contractors')],
  ['/admin/homes', 'Homes', rowsOf('Homes')],
  ['/admin?tab=settings&part=audit', 'Settings', rowsOf('Audit log')],
];

test('every list of staff begins near the top', async ({ page }) => {
  await signIn(page, 'admin', '/healthz');
  for (const [at, title, rows] of lists) {
    await page.goto(at);
    await expect(rows(page).first()).toBeVisible();
    await expectWholePage(page, title);
    // The topmost, which need not stay the same row: a conversation that has been read comes after those that have not.
    const tops = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    expect(Math.min(...tops), title).toBeLessThanOrEqual(firstRowAt);
  }
});

test('a customer’s documents begin near the top as well, beside what is asked for', async ({ page }) => {
  await signIn(page, 'customer', '/dashboard?tab=documents');
  const documents = itemsOf('Documents')(page).first();
  await expect(documents).toBeVisible();
  const asked = await page.getByRole('heading', { name: 'We need from you' }).boundingBox();
  const first = await documents.boundingBox();
  expect(first?.y).toBeLessThanOrEqual(firstRowAt);
  expect(asked?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
});

test('twenty contacts are seen at 1280 × 900, each on one line', async ({ page }) => {
  await signIn(page, 'admin', '/admin?tab=contacts');
  const rows = rowsOf('Contacts')(page);
  await expect(rows).toHaveCount(50);
  await expect(rows.nth(19)).toBeInViewport({ ratio: 1 });
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights.map(Math.round))).toEqual(new Set([36]));
});

test('the lists that are longest show twenty rows of one line as well', async ({ page }) => {
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
});
