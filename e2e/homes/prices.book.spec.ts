import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/own-server.ts';
import { signIn } from '../support/sign-in.ts';
import { expectWholePage, openScreen } from '../support/workspace.ts';

// On a server of its own, and one after the other: prices are seen by every visitor.
test.describe.configure({ mode: 'default' });

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** A day that is to come wherever the browser is. */
const ahead = (days: number): string => dayAfter(new Date().toISOString().slice(0, 10), days);

test(
  'a seller sets the price of a home from a day on, sees it on that day, and takes it back',
  { tag: '@long' },
  async ({ page, request }) => {
    const first = ahead(40);
    await signIn(page, 'admin', '/admin');
    await openScreen(page, 'Prices');
    await page.getByRole('button', { name: 'Yachats' }).click();
    const panel = panelOf(page, 'Yachats');
    await panel.getByRole('button', { name: 'New price' }).click();
    const form = page.getByRole('dialog', { name: 'New price of Yachats' });
    await form.getByRole('textbox', { name: 'From ($)' }).fill('91,500');
    await form.getByRole('textbox', { name: 'To ($)' }).fill('');
    await form.getByLabel('First day').fill(first);
    await form.getByRole('button', { name: 'Save price' }).click();
    await expect(form).toBeHidden();
    await expect(panel.getByRole('listitem')).toHaveText([/^\$91,500.*Upcoming/, /^\$89,000.*Current/]);

    // Visitors pay what holds today.
    const { home } = { home: await (await request.get('/api/homes/yachats')).json() };
    expect((home as { price: { baseCents: number } }).price.baseCents).toBe(8_900_000);
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Book as of').fill(first);
    await expect(row(page, /^Yachats/)).toContainText('$91,500');
    await expect(page).toHaveURL(new RegExp(`on=${first}`));

    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'What this home costs' });
    await preview.getByRole('combobox', { name: 'Home' }).selectOption({ label: 'Yachats' });
    await expect(preview.getByRole('row', { name: /^Yachats/ })).toContainText('$91,500');
    await expect(preview.getByRole('row', { name: /^Total/ })).toContainText('–');
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();

    await page.getByRole('button', { name: 'Yachats' }).click();
    await panel.getByRole('button', { name: /^Remove the price/ }).click();
    await page.getByRole('button', { name: 'Remove price' }).click();
    await expect(panel.getByRole('listitem')).toHaveText([/^\$89,000.*from/]);
  },
);

test(
  'the book is exported, changed in a spreadsheet, and imported after a dry run',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin', '/admin/prices');
    await expect(row(page, /^Foundation/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More actions for prices' }).click();
    await page.getByRole('menuitem', { name: 'Export CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('site:foundation');

    const send = async (file: string) => {
      await page.getByRole('button', { name: 'More actions for prices' }).click();
      await page.getByRole('menuitem', { name: 'Import CSV' }).click();
      await page
        .getByLabel(/Choose a CSV file/)
        .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    };
    const dialog = page.getByRole('dialog', { name: 'Import prices' });
    await send(text);
    await expect(dialog.getByText(/There is nothing to import/)).toBeVisible();
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    const added = `site:driveway,Driveway,each,${'x'},,yes,,,,${ahead(30)},,Two offers,${ahead(0)}`;
    await send(`${text.trimEnd()}\r\n${added}\r\n`);
    await expect(dialog.getByRole('alert')).toContainText(/Row \d+: low: Please write an amount/);
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await send(`${text.trimEnd()}\r\n${added.replace(',x,', ',2500,')}\r\n`);
    await dialog.getByRole('button', { name: 'Import 1 price' }).click();
    await expect(dialog).toBeHidden();
    await page.getByLabel('Book as of').fill(ahead(31));
    await expect(row(page, /^Driveway/)).toContainText('$2,500');
  },
);

test(
  'the book, its history and the form have nothing for axe to find',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin', '/admin/prices');
    await expect(page.getByRole('button', { name: 'Foundation' })).toBeVisible();
    await expectWholePage(page, 'Prices');
    await page.getByRole('button', { name: 'Foundation' }).click();
    await expect(panelOf(page, 'Foundation').getByRole('listitem').first()).toBeVisible();
    await expectNoAxeFindings(page);
    await panelOf(page, 'Foundation').getByRole('button', { name: 'New price' }).click();
    await expect(page.getByRole('dialog', { name: 'New price of Foundation' })).toBeVisible();
    await expectNoAxeFindings(page);
  },
);

test('options and loan kinds have nothing for axe to find', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'admin', '/admin/prices');
  for (const [tab, action] of [
    ['options', 'Edit Roof profile'],
    ['loans', 'Change FHA'],
  ] as const) {
    await page.goto(`/admin/prices?tab=${tab}`);
    await expect(page.getByRole('button', { name: action })).toBeVisible();
    await expectWholePage(page, 'Prices');
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeFindings(page);
  }
});
