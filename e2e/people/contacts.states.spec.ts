import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { button, openList, range, rowMenu, rowOf, searchBox, table } from '../support/contact-list.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a list that cannot be read can be tried again', { tag: '@long' }, async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  let isBroken = false;
  await page.route('**/graphql', (route) => (isBroken ? route.abort() : route.continue()));
  await signIn(page, 'admin', '/admin?tab=contacts');
  await expect(table(page)).toBeVisible();
  isBroken = true;
  await button(page, 'Next').click();
  await expect(page.getByRole('heading', { name: contactSentences.fetchFailed })).toBeVisible();
  await expectNoAxeFindings(page);
  isBroken = false;
  await button(page, 'Try again').click();
  await expect(range(page)).toHaveText(/^Showing 51 to 100 of \d+ contacts$/);
});

test('everything can be done with the keyboard alone', { tag: '@long' }, async ({ page }) => {
  const word = await openList(page, ['Uma']);
  await searchBox(page).focus();
  // Past the filters, the columns and the menu, to the last button of the line.
  const add = button(page, 'Add contact');
  const isThere = () => add.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 8 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Kay');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Board');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`kay@${word}.example`);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Kay Board')).toBeVisible();
  await expect(button(page, 'Add contact')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rowMenu(page, 'Kay Board').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Kay Board')).toHaveCount(0);
  await expect(rowOf(page, 'Uma')).toBeFocused();
});
