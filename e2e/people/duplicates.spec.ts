import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { addContacts, uniqueWord } from '../support/contacts.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

test('data.merge: the office merges two duplicates with one press, takes it back, and splits them from the page of the contact', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const word = uniqueWord();
  const phone = `(360) 555-${String(Date.now()).slice(-4)}`;
  await addContacts(page, word, ['Older', 'Newer'], { email: `one@${word}.example`, phone });
  await page.goto('/contacts/duplicates');
  const group = page.getByRole('region', { name: 'Older Tester, Newer Tester' });
  await expect(group.getByRole('radio', { name: 'Stays: Older Tester' })).toBeChecked();
  await expectNoAxeFindings(page);
  await group.getByRole('button', { name: 'Merge Newer Tester into Older Tester' }).click();
  await expect(group).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(group).toBeVisible();
  // The other one may stay as well.
  await group.getByRole('radio', { name: 'Stays: Newer Tester' }).check();
  await group.getByRole('button', { name: 'Merge Older Tester into Newer Tester' }).click();
  await expect(toasts(page)).toContainText('Contacts merged');
  await expect(group).toBeHidden();

  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const found = await page.request.get(`/api/contacts?search=${word}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { contacts } = (await found.json()) as { contacts: { id: string }[] };
  expect(contacts).toHaveLength(1);
  await page.goto(`/contacts/${contacts[0]?.id}`);
  await expect(page.getByText('Merged with Older Tester').first()).toBeVisible();
  await page.getByRole('button', { name: 'Split Older Tester' }).click();
  await expect(toasts(page)).toContainText('Contacts split');
  await expect(page.getByRole('button', { name: 'Split Older Tester' })).toBeHidden();
});

test('data.duplicates: people who only share an address are kept apart, which can be taken back', async ({
  page,
}) => {
  await signIn(page, 'office');
  const word = uniqueWord();
  await addContacts(page, word, ['Mother', 'Daughter'], { email: `family@${word}.example` });
  await page.goto('/contacts/duplicates');
  const group = page.getByRole('region', { name: 'Mother Tester, Daughter Tester' });
  await group.getByRole('button', { name: 'Not the same person' }).click();
  await expect(group).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(group).toBeVisible();
  await group.getByRole('button', { name: 'Not the same person' }).click();
  await expect(group).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Not the same person' }).first()).toBeVisible();
  await expect(group).toBeHidden();
});
