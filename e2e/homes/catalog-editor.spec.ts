import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { uniqueWord } from '../support/contacts.ts';
import { expect, test } from '../support/own-server.ts';
import { signIn } from '../support/sign-in.ts';
import { openScreen } from '../support/workspace.ts';

// On a server of its own, and one after the other: what is published or moved here is seen by every visitor.
test.describe.configure({ mode: 'default' });

const wish = 'beds=queen,twin,twin&baths=2&width=double&count=1';

/** The code of a plan that the generator draws. */
const drawnCode = async (request: APIRequestContext, seed: number): Promise<string> => {
  const answer = await request.get(`/api/floor-plans/designs?${wish}&seed=${seed}`, {
    // The first design of a server that has just started on a busy machine.
    timeout: 30_000,
  });
  expect(answer.status()).toBe(200);
  const { designs } = (await answer.json()) as { designs: { code: string }[] };
  return designs[0]?.code ?? '';
};

const listedNames = async (request: APIRequestContext): Promise<string[]> => {
  const { homes } = (await (await request.get('/api/homes')).json()) as { homes: { name: string }[] };
  return homes.map(({ name }) => name);
};

/** A PNG of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const rows = (page: Page) => page.getByRole('table', { name: 'Homes' }).getByRole('row');
const toast = (page: Page, text: RegExp | string) => page.getByText(text).first();

test('a seller enters a home that the generator drew, publishes it, and withdraws it', async ({
  page,
  request,
}) => {
  const code = await drawnCode(request, 11);
  const word = uniqueWord().replace(/[^a-z]/gi, '');
  const name = `Heron ${word}`;
  await signIn(page, 'admin', '/admin');
  await openScreen(page, 'Homes');
  await expect(rows(page).nth(45)).toBeVisible();

  const begun = Date.now();
  await page.getByRole('link', { name: 'New home' }).click();
  await page
    .getByRole('textbox', { name: 'Design code or link' })
    .fill(`https://homes.example/homes/g/${code}`);
  await page.getByRole('button', { name: 'Use design' }).click();
  await expect(page.getByText('Read from the plan. To change them, change the plan.')).toBeVisible();
  await expect(page.getByText(/^Passes every rule/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Description' }).fill('Three bedrooms around a light living room.');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(toast(page, `${name} is published`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/homes\/[0-9a-f-]{36}$/);
  expect(Date.now() - begun, 'the product’s own share of two minutes').toBeLessThan(60_000);

  expect(await listedNames(request)).toContain(name);
  await expect(page.getByRole('link', { name: 'Public page' })).toHaveAttribute(
    'href',
    `/homes/heron-${word.toLowerCase()}`,
  );
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, `${name} is withdrawn`)).toBeVisible();
  expect(await listedNames(request)).not.toContain(name);

  await openScreen(page, 'Homes');
  await page.getByRole('searchbox', { name: 'Search homes' }).fill(word);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText('Withdrawn');
});

test(
  'a home without a plan is published with a reason, and is marked as not checked',
  { tag: '@long' },
  async ({ page, request }) => {
    const word = uniqueWord().replace(/[^a-z]/gi, '');
    await signIn(page, 'admin', '/admin/homes/new');
    await page.getByRole('textbox', { name: 'Name' }).fill(word);
    await page.getByRole('textbox', { name: 'Footprint' }).fill('28 x 60');
    await page.getByRole('textbox', { name: 'Bedrooms' }).fill('3');
    await page.getByRole('textbox', { name: 'Bathrooms' }).fill('2');
    await page.getByRole('textbox', { name: 'Square feet' }).fill('1,640');
    await page.getByRole('textbox', { name: 'Description' }).fill('Built by another factory.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('All changes are saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: `Publish ${word} without check?` });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The factory sends the plan next week');
    await dialog.getByRole('button', { name: 'Publish without check' }).click();
    await expect(
      page.getByText('Published without check: The factory sends the plan next week'),
    ).toBeVisible();
    await expect(page.getByText('Not checked', { exact: true })).toBeVisible();
    expect(await listedNames(request)).toContain(word);

    await page.getByLabel(/Choose pictures/).setInputFiles([
      { name: 'front.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ]);
    await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toContainText(
      'A picture must be a PNG, JPEG or WebP file',
    );
    const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('img');
    await expect(pictures).toHaveCount(1);
    await expect
      .poll(() => pictures.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expect(pictures.first()).toHaveAttribute('alt', `The ${word} home`);
    await page.getByRole('textbox', { name: 'What picture 1 shows' }).fill('The porch at dusk');
    await page.getByRole('button', { name: 'Save what picture 1 shows' }).click();
    await expect(toast(page, 'Picture described')).toBeVisible();
    await expect(pictures.first()).toHaveAttribute('alt', 'The porch at dusk');
    await expectNoAxeFindings(page);
    const visitor = await page.request.get(
      (await page.getByRole('link', { name: 'Public page' }).getAttribute('href')) ?? '',
    );
    expect(await visitor.text()).toContain('alt="The porch at dusk"');
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(toast(page, 'Picture removed')).toBeVisible();
    await expect(pictures).toHaveCount(0);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(toast(page, `${word} is withdrawn`)).toBeVisible();
  },
);

test(
  'a seller puts the homes in another order with the keyboard, and takes it back',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin', '/admin/homes');
    const names = rows(page).getByRole('link');
    await expect(names.nth(1)).toBeVisible();
    const [first = '', second = ''] = await names.allTextContents();
    await page.getByRole('button', { name: `Move ${first}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${first} is at place 1.`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${first} is at place 2.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(names.first()).toHaveText(second);
    await expect(names.nth(1)).toHaveText(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Move undone')).toBeVisible();
    await page.reload();
    await expect(names.first()).toHaveText(first);
  },
);

test(
  'the columns of the list stay as the seller chose them, on another device too',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await signIn(page, 'admin', '/admin/homes');
    const heads = (where: Page) => where.getByRole('table', { name: 'Homes' }).getByRole('columnheader');
    await expect(heads(page).nth(1)).toHaveText('Type');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Footprint' }).uncheck();
    await page.getByRole('button', { name: 'Move Status up' }).click();
    await page.keyboard.press('Escape');
    await expect(heads(page).filter({ hasText: 'Footprint' })).toHaveCount(0);
    // As the reader reads it: the home, its type, beds and baths, and then, one place further up, its status.
    const other = await browser.newPage({ ...(baseURL && { baseURL }) });
    await signIn(other, 'admin', '/admin/homes');
    for (const where of [page, other]) {
      await expect(heads(where).nth(3)).toHaveText('Status');
      await expect(heads(where).filter({ hasText: 'Footprint' })).toHaveCount(0);
    }
    await other.close();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Default columns' }).click();
    await expect(heads(page).nth(2)).toHaveText('Footprint');
  },
);
