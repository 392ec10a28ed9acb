import { expectNoAxeFindings } from '../support/axe.ts';
import { follow } from '../support/contact-list.ts';
import { uniqueWord } from '../support/contacts.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a file with errors is checked, imported, its failed rows saved, and taken back', async ({ page }) => {
  const word = uniqueWord();
  const file = `\ufeffFirst name;Last name;E-mail;Phone;Remark\nAda;${word};ada@${word}.example;360 555 0100;x\nGrace;${word};grace@${word}.example;;\nNo;Address;nonsense;;\n`;
  await signIn(page, 'admin', '/admin?tab=contacts');
  await follow(page, 'Import');
  await expect(page.getByText('Choose a CSV file, or drop it here')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });

  await expect(page.getByLabel('Field for E-mail')).toHaveValue('email');
  await expect(page.getByLabel('Field for Remark')).toHaveValue('notes');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(
    page.getByText('2 contacts new, 0 contacts updated, 0 rows unchanged, 1 row with errors.'),
  ).toBeVisible();
  await expect(page.getByText('Email: Please enter a valid email address')).toBeVisible();
  await expectNoAxeFindings(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Rows to correct' }).click();
  expect((await saved).suggestedFilename()).toBe('rows-that-failed.csv');

  await page.getByRole('button', { name: 'Import 2 contacts' }).click();
  await expect(
    page.getByText('2 contacts created, 0 contacts updated, 0 rows unchanged, 1 row with errors.'),
  ).toBeVisible();
  const address = page.url();
  await page.goto(`/admin?tab=contacts&search=${word}`);
  await expect(page.getByText('Showing 1 to 2 of 2 contacts')).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'Revert the import…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revert' }).click();
  await expect(
    page.getByText(
      'Taken back: 2 contacts removed, 0 contacts put back, 0 contacts kept because they were changed since.',
    ),
  ).toBeVisible();
  await page.goto(`/admin?tab=contacts&search=${word}`);
  await expect(page.getByText('No matching contacts')).toBeVisible();
});
