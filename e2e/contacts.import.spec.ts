import { expectNoAxeFindings } from './support/axe.ts';
import { follow } from './support/contact-list.ts';
import { uniqueWord } from './support/contacts.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

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
      'Taken back: 2 contacts removed, 0 contacts put back, 0 contacts kept because somebody touched them since.',
    ),
  ).toBeVisible();
  await page.goto(`/admin?tab=contacts&search=${word}`);
  await expect(page.getByText('No matching contacts')).toBeVisible();
});

test('unknown words, names of several parts and repeated rows are settled before the import', async ({
  page,
}) => {
  const word = uniqueWord();
  const file = `Full name,E-mail,Lead status,Newsletter\nJan van der ${word},jan@${word}.example,Nurturing,no\nEva St. ${word},eva@${word}.example,Closed Won,yes\nEva St. ${word},EVA@${word}.example,,\n`;
  await signIn(page, 'admin', '/contacts/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByLabel('Closed Won stands for')).toHaveValue('customer');
  await page.getByLabel('Nurturing stands for').selectOption('Active');
  await expect(page.getByLabel(`Split of Jan van der ${word}`)).toContainText(
    `First: Jan, last: van der ${word}`,
  );
  await page.getByLabel('If the contact exists already').selectOption('Fill in only what is missing');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(
    page.getByText('2 contacts new, 0 contacts updated, 0 rows unchanged, 0 rows with errors.'),
  ).toBeVisible();
  await expect(page.getByText('1 row is combined with an earlier row of the same person.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 contacts' }).click();
  await expect(page.getByText('2 contacts created')).toBeVisible();
  await page.goto(`/admin?tab=contacts&search=jan@${word}.example`);
  await page
    .getByRole('link', { name: `Jan van der ${word}` })
    .first()
    .click();
  await expect(page.getByRole('definition').filter({ hasText: 'Unsubscribed' })).toBeVisible();
});
