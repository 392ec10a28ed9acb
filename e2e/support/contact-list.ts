import { expect, type Locator, type Page } from '@playwright/test';
import { addContacts, uniqueWord } from './contacts.ts';
import { signIn } from './sign-in.ts';

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Contacts', exact: true });
export const rowOf = (page: Page, name: string): Locator =>
  table(page).getByRole('row').filter({ hasText: name });
export const range = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Contacts pages' }).getByRole('status');
export const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search contacts' });
export const statusFilter = (page: Page): Locator => page.getByRole('search').getByLabel('Status');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const listOf = (word: string, more = ''): string => `/admin?tab=contacts&search=${word}${more}`;

/** Follows a link of the list, which on a phone is inside a menu. */
export const follow = async (page: Page, name: string): Promise<void> => {
  const link = page.getByRole('link', { name });
  const more = button(page, 'More actions for contacts');
  await expect(link.or(more)).toBeVisible();
  if (await link.isVisible()) return link.click();
  await more.click();
  await page.getByRole('menuitem', { name }).click();
};

/** The menu at the end of a contact's row. */
export const rowMenu = (page: Page, name: string): Locator => button(page, `More actions for ${name}`);

/** Edits or deletes a contact by the menu of its row. */
export const pressInRow = async (page: Page, name: string, title: 'Edit' | 'Delete'): Promise<void> => {
  await rowMenu(page, name).click();
  await page.getByRole('menuitem', { name: title }).click();
};

/** Signs in, adds contacts of a company that only this test uses, and opens the list of them. @returns the company's name */
export const openList = async (page: Page, names: readonly string[], other: object = {}): Promise<string> => {
  const word = uniqueWord();
  await signIn(page, 'admin', '/healthz');
  await addContacts(page, word, names, other);
  await page.goto(listOf(word));
  return word;
};

export const fillForm = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  const form = page.getByRole('dialog', { name: 'Add contact' });
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
};
