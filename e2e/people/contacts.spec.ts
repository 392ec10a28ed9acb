import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { invalidEmail } from '@hearthline/rules/text.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import {
  button,
  fillForm,
  listOf,
  openList,
  pressInRow,
  range,
  rowMenu,
  rowOf,
  searchBox,
  statusFilter,
  table,
} from '../support/contact-list.ts';
import { people } from '../support/contacts.ts';
import { accountOf } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { openTab } from '../support/workspace.ts';

test('an admin signs in, lands on /admin and sees the contacts', async ({ page }) => {
  const { email, password } = accountOf('admin');
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL('/admin');
  await openTab(page, 'Contacts');
  await expect(range(page)).toHaveText(/^Showing 1 to 50 of \d+ contacts$/);
  await expect(table(page).getByRole('row')).toHaveCount(51);
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBe(0);
});

test('search, filter and page live in the address', { tag: '@long' }, async ({ page }) => {
  const word = await openList(page, people(51));
  await expect(range(page)).toHaveText('Showing 1 to 50 of 51 contacts');
  await button(page, 'Next').click();
  await expect(range(page)).toHaveText('Showing 51 to 51 of 51 contacts');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL(listOf(word, '&page=2'));
  await expect(rowOf(page, 'Person01')).toBeVisible();

  await page.reload();
  await expect(range(page)).toHaveText('Showing 51 to 51 of 51 contacts');

  await statusFilter(page).selectOption('Customer');
  await expect(page.getByText('No matching contacts')).toBeVisible();
  await expect(page).toHaveURL(listOf(word, '&status=customer'));
  await expectNoAxeFindings(page);

  await page.goBack();
  await expect(page).toHaveURL(listOf(word, '&page=2'));
  await expect(range(page)).toHaveText('Showing 51 to 51 of 51 contacts');
  await expect(statusFilter(page)).toHaveValue('');
  await page.goBack();
  await expect(range(page)).toHaveText('Showing 1 to 50 of 51 contacts');
  await page.goForward();
  await expect(range(page)).toHaveText('Showing 51 to 51 of 51 contacts');

  await searchBox(page).fill(`Person07 Tester`);
  await expect(range(page)).toHaveText(/^Showing 1 to \d+ of \d+ contacts$/);
  await expect(page).toHaveURL('/admin?tab=contacts&search=Person07+Tester');
});

test('on a phone the first contact is near, and the filters behind a button that tells how many are set', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, ['Quinn']);
  await expect(rowOf(page, 'Quinn')).toBeVisible();
  const source = page.getByLabel('Source', { exact: true });
  await expect(source).toBeHidden();
  const [card, search] = await Promise.all([
    rowOf(page, 'Quinn').boundingBox(),
    searchBox(page).boundingBox(),
  ]);
  expect(card!.y - search!.y).toBeLessThan(112);
  await statusFilter(page).selectOption('Prospect');
  await button(page, 'Filters').click();
  await source.selectOption('Manual');
  await expect(button(page, 'Filters (1)')).toHaveAttribute('aria-expanded', 'true');
  const [status, filters] = await Promise.all([
    statusFilter(page).boundingBox(),
    button(page, 'Filters (1)').boundingBox(),
  ]);
  expect(filters!.y, 'it stands beside the status').toBe(status!.y);
  expect(filters!.x - status!.x - status!.width, 'with room between them').toBeGreaterThanOrEqual(8);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(source).toBeHidden();
  await expect(rowOf(page, 'Quinn')).toBeVisible();
  await button(page, 'More actions for contacts').click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Recently deleted',
    'Find duplicates',
    'Import',
    'Export',
  ]);
});

test('a contact is added', async ({ page }) => {
  const word = await openList(page, []);
  await button(page, 'Add contact').first().click();
  const save = button(page, 'Save contact');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await fillForm(page, { 'First Name': 'Wilma', 'Last Name': 'Berg' });
  await expect(save).toBeDisabled();
  await fillForm(page, { Email: 'wilma at nowhere' });
  await save.click();
  await expect(page.getByText(invalidEmail)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectNoAxeFindings(page);
  await fillForm(page, {
    Email: `wilma@${word}.example`,
    Phone: '(360) 555-0177',
    Company: word,
    Tags: 'first home, military',
  });
  await page.getByRole('dialog').getByLabel('Status').selectOption('Active');
  await save.click();
  const row = rowOf(page, 'Wilma Berg');
  for (const text of [
    `wilma@${word}.example`,
    '(360) 555-0177',
    word,
    'Active',
    'Manual',
    'first home',
    'military',
  ])
    await expect(row).toContainText(text);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(range(page)).toHaveText('Showing 1 to 1 of 1 contacts');
  await expect(button(page, 'Add contact')).toBeFocused();
  await button(page, 'Add contact').click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('Tags')).toHaveValue('');
});

test('a contact is deleted after the question', { tag: '@phone' }, async ({ page }) => {
  await openList(page, ['Xena', 'Yara', 'Zoe'], { tags: ['first home'] });
  await expect(rowOf(page, 'Zoe')).toBeVisible();
  await pressInRow(page, 'Yara Tester', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Yara Tester' });
  await expect(question).toContainText(contactSentences.deleteQuestion);
  await expectNoAxeFindings(page);
  await button(page, 'Cancel').click();
  await expect(question).toHaveCount(0);
  await expect(rowMenu(page, 'Yara Tester')).toBeFocused();
  await pressInRow(page, 'Yara Tester', 'Delete');
  await button(page, 'Delete').click();
  await expect(rowOf(page, 'Yara')).toHaveCount(0);
  await expect(range(page)).toHaveText('Showing 1 to 2 of 2 contacts');
  await expect(rowOf(page, 'Xena')).toBeFocused();
  await page.reload();
  await expect(range(page)).toHaveText('Showing 1 to 2 of 2 contacts');
});

test(
  'a contact that a colleague has deleted goes from the list',
  { tag: '@long' },
  async ({ page, context }) => {
    // Never told of changes, this list goes on showing what is gone.
    await page.route('**/graphql/stream', () => undefined);
    const word = await openList(page, ['Vera', 'Walt']);
    await expect(rowOf(page, 'Vera')).toBeVisible();
    const other = await context.newPage();
    await other.goto(listOf(word));
    await pressInRow(other, 'Vera Tester', 'Delete');
    await button(other, 'Delete').click();
    await expect(rowOf(other, 'Vera')).toHaveCount(0);
    await page.bringToFront();
    await pressInRow(page, 'Vera Tester', 'Delete');
    await button(page, 'Delete').click();
    await expect(page.getByText(contactSentences.missing).first()).toBeVisible();
    await expect(rowOf(page, 'Vera')).toHaveCount(0);
    await expect(rowOf(page, 'Walt')).toBeVisible();
  },
);
