import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { follow, pressInRow } from '../support/contact-list.ts';
import { addContacts, uniqueWord } from '../support/contacts.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an admin adds a contact, edits it, deletes it and takes that back', async ({ page }) => {
  const word = uniqueWord();
  await signIn(page, 'admin', `/admin?tab=contacts&search=${word}`);
  await button(page, 'Add contact').first().click();
  const form = page.getByRole('dialog');
  for (const [label, value] of Object.entries({
    'First Name': 'Vera',
    'Last Name': word,
    Email: `${word}@journey.example`,
  }))
    await form.getByLabel(label).fill(value);
  await form.getByLabel('Tags').fill('journey,');
  await form.getByRole('button', { name: 'Save contact' }).click();
  await page.getByRole('link', { name: `Vera ${word}`, exact: true }).click();

  await expect(page.getByRole('heading', { name: `Vera ${word}` })).toBeVisible();
  await page.getByLabel('Add a note').fill('Wants a porch.');
  await button(page, 'Save note').click();
  await expect(page.getByText('Wants a porch.')).toBeVisible();
  await button(page, 'Edit').click();
  await page.getByRole('dialog').getByLabel('Status').selectOption('Customer');
  await page.getByRole('dialog').getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('Prospect → Customer')).toBeVisible();

  await button(page, `More actions for Vera ${word}`).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(`/admin?tab=contacts&search=${word}`);
  await button(page, 'Undo').click();
  await expect(page).toHaveURL(/\/contacts\//);
  await expect(page.getByText('Wants a porch.')).toBeVisible();
  await expect(page.getByText('Prospect → Customer')).toBeVisible();
});

test('what was deleted in one go comes back, one by one or together', { tag: '@long' }, async ({ page }) => {
  const word = uniqueWord();
  await signIn(page, 'admin', '/healthz');
  await addContacts(page, word, ['Uma', 'Vera', 'Walt']);
  await page.goto(`/admin?tab=contacts&search=${word}`);
  for (const name of ['Uma', 'Vera', 'Walt'])
    await page.getByRole('checkbox', { name: `Select ${name} Tester` }).check();
  await button(page, 'Delete…').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No matching contacts')).toBeVisible();

  await follow(page, 'Recently deleted');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).filter({ hasText: word });
  await row('Vera').getByRole('button', { name: 'Restore Vera Tester' }).click();
  await expect(row('Vera')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await row('Walt')
    .getByRole('button', { name: /^Restore all 2 contacts/ })
    .click();
  await expect(row('Uma')).toHaveCount(0);
  await page.goto(`/admin?tab=contacts&search=${word}`);
  await expect(page.getByText('Showing 1 to 3 of 3 contacts')).toBeVisible();
});

test(
  'the second of two who edit a contact is told, and nothing is lost',
  { tag: '@long' },
  async ({ page, openOther }) => {
    const word = uniqueWord();
    await signIn(page, 'admin', '/healthz');
    await addContacts(page, word, ['Uma']);
    const list = `/admin?tab=contacts&search=${word}`;
    const other = await openOther();
    await signIn(other, 'admin', list);
    await page.goto(list);
    for (const one of [page, other]) await pressInRow(one, 'Uma Tester', 'Edit');
    const form = (one: Page) => one.getByRole('dialog');
    await form(other).getByLabel('Phone').fill('360 555 0111');
    await form(other).getByRole('button', { name: 'Save contact' }).click();
    await expect(other.getByRole('table').getByText('(360) 555-0111')).toBeVisible();

    await form(page).getByLabel('Last Name').fill('Second');
    await form(page).getByRole('button', { name: 'Save contact' }).click();
    await expect(form(page).getByText(/Somebody else changed this/)).toBeVisible();
    await expect(form(page).getByText('(360) 555-0111')).toBeVisible();
    await expect(form(page).getByLabel('Last Name')).toHaveValue('Second');
    await expectNoAxeFindings(page);
    await form(page).getByRole('button', { name: 'Keep what I typed' }).click();
    await expect(form(page).getByLabel('Phone')).toBeFocused();
    await expect(form(page).getByLabel('Phone')).toHaveValue('(360) 555-0111');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Uma Second' })).toContainText('(360) 555-0111');
  },
);
