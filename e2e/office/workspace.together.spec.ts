import type { Page } from '@playwright/test';
import { button, listOf, pressInRow, rowOf, table } from '../support/contact-list.ts';
import { addContacts, uniqueWord } from '../support/contacts.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const edit = async (page: Page, name: string, values: Readonly<Record<string, string>>): Promise<void> => {
  await pressInRow(page, name, 'Edit');
  const form = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Save contact' }).click();
  await expect(form).toBeHidden();
};

test('of two people on one list each sees what the other does, and no row moves from under the pointer', async ({
  page,
  openOther,
}) => {
  const word = uniqueWord();
  await signIn(page, 'admin', '/healthz');
  await addContacts(page, word, ['Uma', 'Vera', 'Walt', 'Xena']);
  const other = await openOther();
  await signIn(other, 'admin', listOf(word));
  await page.goto(listOf(word));
  for (const one of [page, other]) await expect(table(one).getByRole('row')).toHaveCount(5);

  // The pointer is elsewhere: the change is shown at once.
  await page.getByRole('banner').hover();
  await edit(other, 'Walt Tester', { Phone: '(360) 555-0161' });
  await expect(rowOf(page, 'Walt')).toContainText('(360) 555-0161');
  await edit(page, 'Uma Tester', { Company: `${word} Mill` });
  await expect(rowOf(other, 'Uma')).toContainText(`${word} Mill`);

  // Over the rows nothing moves, until the pointer leaves or the changes are asked for.
  await rowOf(page, 'Vera').hover();
  const place = await rowOf(page, 'Vera').boundingBox();
  await pressInRow(other, 'Xena Tester', 'Delete');
  await button(other, 'Delete').click();
  await expect(rowOf(other, 'Xena')).toHaveCount(0);
  await expect(button(page, 'Contacts have changed. Show the changes')).toBeVisible();
  expect(await rowOf(page, 'Vera').boundingBox()).toEqual(place);
  await expect(rowOf(page, 'Xena')).toBeVisible();
  await page.getByRole('banner').hover();
  await expect(rowOf(page, 'Xena')).toHaveCount(0);
  await expect(table(page).getByRole('row')).toHaveCount(4);
});

test(
  'what a colleague writes to an open contact appears in its panel',
  { tag: '@long' },
  async ({ page, openOther }) => {
    const word = uniqueWord();
    await signIn(page, 'admin', '/healthz');
    await addContacts(page, word, ['Yara']);
    await page.goto(listOf(word));
    await rowOf(page, 'Yara').getByRole('cell').nth(4).click();
    const panel = page.getByRole('dialog', { name: 'Yara Tester' });
    await expect(panel.getByText('Timeline')).toBeVisible();
    const other = await openOther();
    await signIn(other, 'admin', listOf(word));
    await rowOf(other, 'Yara').getByRole('link', { name: 'Yara Tester', exact: true }).click();
    await other.getByLabel('Add a note').fill('Asked about the porch.');
    await button(other, 'Save note').click();
    await expect(panel.getByText('Asked about the porch.')).toBeVisible();
    await button(other, 'Status: Prospect').click();
    await other.getByRole('menuitem', { name: 'Active', exact: true }).click();
    await expect(button(page, 'Status: Active')).toBeVisible();
  },
);
