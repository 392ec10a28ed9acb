import type { Locator, Page } from '@playwright/test';
import { asAdmin, newAccount, type NewAccount } from '../support/accounts.ts';
import { ask } from '../support/graphql-as-user.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { rowOf, searchBox, table } from '../support/contact-list.ts';
import { addContacts } from '../support/contacts.ts';
import { signInWith } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { withoutDialing } from '../support/today.ts';
import { screenName } from '../support/workspace.ts';

/** A name of letters alone, because a misspelled one is looked for only in those. */
const letters = (): string =>
  Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

/** Presses Tab until something has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 30 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
};

const signInByKeyboard = async (page: Page, { email, password }: NewAccount): Promise<void> => {
  await page.goto('/auth');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password *', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(screenName(page)).toHaveText('Overview');
};

/** Opens the search, types and opens the first result. */
const find = async (page: Page, text: string, result: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole('option').first()).toContainText(result);
  await page.keyboard.press('Enter');
};

const notes = async (page: Page): Promise<string[]> => {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { contactTimeline } = await ask(
    page,
    'query ($id: ID!) { contactTimeline(id: $id) { entries { kind text } } }',
    { id },
  );
  return contactTimeline.entries.flatMap(({ kind, text }: { kind: string; text: string }) =>
    kind === 'note' ? [text] : [],
  );
};

test('somebody without a mouse finds a person by a misspelled name, writes, edits, calls and undoes', async ({
  page,
  request,
}) => {
  test.slow();
  const me = await newAccount(request, await asAdmin(request), 'admin');
  const name = letters();
  await withoutDialing(page);
  await signInByKeyboard(page, me);
  await addContacts(page, name, [`Q${name}`], { phone: '(360) 555-0123' });
  await find(page, `q${name.slice(0, 3)}${name.slice(4)}`, `Q${name} Tester`);
  await expect(screenName(page)).toHaveText(`Q${name} Tester`);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();

  // What is a key elsewhere is a letter here.
  const note = page.getByLabel('Add a note');
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await page.keyboard.type('jkxencz/?');
  await expect(note).toHaveValue('jkxencz/?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Save note' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => notes(page)).toEqual(['jkxencz/?']);
  await expect(note).toHaveValue('');
  await page.keyboard.press('z');
  await expect.poll(() => notes(page)).toEqual([]);

  await page.keyboard.press('e');
  const form = page.getByRole('dialog', { name: `Edit Q${name} Tester` });
  await tabTo(page, form.getByLabel('Company'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Nine Pines');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText('Nine Pines').first()).toBeVisible();

  await page.keyboard.press('c');
  const call = page.getByRole('dialog', { name: `Call Q${name} Tester` });
  await expect(call).toBeVisible();
  await tabTo(page, call.getByRole('button', { name: 'Log call' }));
  await page.keyboard.press('Enter');
  await expect(call).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/admin');
});

test('a list goes by keys: search, move, tick, open, close', { tag: '@long' }, async ({ page, request }) => {
  const me = await newAccount(request, await asAdmin(request), 'admin');
  const word = letters();
  await signInWith(page, me, '/healthz');
  await addContacts(page, word, ['Uma', 'Vera', 'Walt']);
  await page.goto('/admin');
  await expect(screenName(page)).toHaveText('Overview');
  await find(page, 'contacts', 'Contacts');
  await expect(page).toHaveURL('/admin?tab=contacts');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(word);
  await expect(table(page).getByRole('row')).toHaveCount(4);
  // While typing, J and X are letters; Tab leaves the box.
  await tabTo(page, page.getByRole('button', { name: 'Add contact' }));

  await page.keyboard.press('j');
  await expect(rowOf(page, 'Walt')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rowOf(page, 'Uma')).toBeFocused();
  await page.keyboard.press('k');
  await expect(rowOf(page, 'Vera')).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Vera Tester' })).toBeChecked();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Vera Tester' })).not.toBeChecked();

  const panel = page.getByRole('dialog', { name: 'Vera Tester' });
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Vera Tester' })).toBeFocused();
  await expect(page).toHaveURL(/[?&]contact=/);
  await expectNoAxeFindings(page);
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: 'Uma Tester' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Uma Tester' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, 'Uma')).toBeVisible();
  await rowOf(page, 'Walt').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Walt Tester' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, 'Walt')).toBeFocused();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const key of ['Next row', 'Select the row', 'Search this list'])
    await expect(sheet.getByText(key).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test(
  'keys that are switched off do nothing, on every device; the search stays',
  { tag: '@long' },
  async ({ page, request, openOther }) => {
    const me = await newAccount(request, await asAdmin(request), 'admin');
    await signInWith(page, me, '/account');
    const off = page.getByRole('switch', { name: 'Keyboard shortcuts' });
    // Until the server has told the setting, the switch shows what is usual and takes no key.
    await expect(off).toBeEnabled();
    await expect(off).toBeChecked();
    await off.focus();
    await page.keyboard.press('Space');
    await expect(off).not.toBeChecked();
    await expect
      .poll(
        async () => (await ask(page, '{ preferences { keyboardShortcuts } }')).preferences.keyboardShortcuts,
      )
      .toBe(false);

    const other = await openOther();
    await signInWith(other, me, '/admin?tab=contacts');
    await expect(table(other)).toBeVisible();
    const focused = (): Promise<string> => other.evaluate(() => document.activeElement?.tagName ?? '');
    const before = await focused();
    // Each of them would have moved the focus or opened something.
    for (const key of ['j', 'x', 'Enter', '/', '?']) await other.keyboard.press(key);
    expect(await focused()).toBe(before);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.keyboard.press('Control+k');
    await expect(other.getByRole('dialog', { name: 'Search' })).toBeVisible();
  },
);
